// `STYLE_RECORD=1 swift test --filter DerivedBrandTests` writes this file. Don't edit it.

extension DerivedBrand {
  /// Four rows for each brand, one for each variant: the brand, and the color of each token.
  static let table = """
    de4181 f9f5f6 ffffff 2e1b21 6c545b d63679 ffffff e7dde0 907c81
    de4181 170f11 291c20 f7f0f2 bfacb1 ffa3bf 301920 443237 877479
    de4181 ffffff ffffff 000000 1c1c1c 680034 ffffff 000000 000000
    de4181 000000 120c0d ffffff f0e7e9 ffd2de 1b0a10 ffffff ffffff
    e54533 f9f5f4 ffffff 2f1b18 6d5551 dc3929 ffffff e8dddb 917d79
    e54533 180f0e 291d1a f7f0ef c0ada9 ffa99a 311a16 45322f 887571
    e54533 ffffff ffffff 000000 1c1c1c 6c0400 ffffff 000000 000000
    e54533 000000 120c0b ffffff f1e8e6 ffd4cd 1c0b08 ffffff ffffff
    cc6700 f9f5f3 ffffff 2d1d12 6b574a bf5900 ffffff e7ded9 8f7e74
    cc6700 17100b 281e17 f7f1ee beaea4 ffad75 2f1c0f 43342a 86766c
    cc6700 ffffff ffffff 000000 1c1c1c 572800 ffffff 000000 000000
    cc6700 000000 110c09 ffffff f0e8e4 ffd6bd 1a0c04 ffffff ffffff
    a88000 f7f6f3 ffffff 28200e 645b47 9a6f00 ffffff e3e0d7 898171
    a88000 14110a 252015 f4f2ed b8b1a2 e6bc58 29200b 3e3727 80796a
    a88000 ffffff ffffff 000000 1c1c1c 463400 ffffff 000000 000000
    a88000 000000 100d08 ffffff edeae2 ffdb8a 160f02 ffffff ffffff
    7a9300 f6f7f3 ffffff 1f2412 595f4a 6a7f00 ffffff dfe1d9 808574
    7a9300 11130b 1f2217 f1f3ee afb4a4 b4d159 1e240f 353a2a 787c6c
    7a9300 ffffff ffffff 000000 1c1c1c 313d00 ffffff 000000 000000
    7a9300 000000 0d0e09 ffffff e9ebe4 d1ef78 0e1204 ffffff ffffff
    00a53b f4f7f4 ffffff 172518 506151 018a1a ffffff dbe2db 79867a
    00a53b 0d130e 1a231a eff4ef a9b6aa 60e276 152617 2e3b2f 717e72
    00a53b ffffff ffffff 000000 1c1c1c 004413 ffffff 000000 000000
    00a53b 000000 0b0f0b ffffff e6ece6 87ff98 071409 ffffff ffffff
    009f89 f3f7f6 ffffff 0e2621 48625c 018673 ffffff d8e3e0 738782
    009f89 0a1412 152420 edf4f2 a3b7b2 60dbc3 092721 283c37 6b7f7a
    009f89 ffffff ffffff 000000 1c1c1c 004137 ffffff 000000 000000
    009f89 000000 090f0e ffffff e3ecea 80f9e0 011410 ffffff ffffff
    009ab0 f3f7f8 ffffff 0c252a 466167 00829b ffffff d8e2e5 72868b
    009ab0 0a1315 142326 edf4f5 a2b6bb 5fd5ec 07262b 273b40 6a7e83
    009ab0 ffffff ffffff 000000 1c1c1c 003f49 ffffff 000000 000000
    009ab0 000000 080f10 ffffff e3ecee a0eeff 001418 ffffff ffffff
    008fe0 f4f7f9 ffffff 142330 4c5e6d 017acd ffffff dae1e8 768490
    008fe0 0c1218 18212a eef3f7 a6b4c0 8acaff 112332 2c3945 6e7c88
    008fe0 ffffff ffffff 000000 1c1c1c 003a5f ffffff 000000 000000
    008fe0 000000 0a0e12 ffffff e5ebf0 c5e4ff 05121c ffffff ffffff
    5978fd f5f6f9 ffffff 1b2131 545b6f 5269f2 ffffff dde0e8 7c8292
    5978fd 0f1118 1c202a f0f2f8 acb2c1 abc0ff 1a2033 323746 747a89
    5978fd ffffff ffffff 000000 1c1c1c 1a159b ffffff 000000 000000
    5978fd 000000 0c0d12 ffffff e7eaf1 d4dfff 0b101d ffffff ffffff
    9b61ea f7f6f9 ffffff 241e2e 5e586c 9356e1 ffffff e1dee7 847f8f
    9b61ea 121017 221e29 f3f1f7 b4afbf cdb2ff 241d30 393444 7c7787
    9b61ea ffffff ffffff 000000 1c1c1c 490082 ffffff 000000 000000
    9b61ea 000000 0e0d12 ffffff ebe8f0 e5d8ff 120d1b ffffff ffffff
    c54ebe f8f5f8 ffffff 2a1c29 675565 bd44b6 ffffff e5dde4 8b7d89
    c54ebe 150f15 261d25 f5f0f5 bbadb9 ff97f6 2b1a2a 40323e 837581
    c54ebe ffffff ffffff 000000 1c1c1c 5e005b ffffff 000000 000000
    c54ebe 000000 100c10 ffffff eee8ed ffcdf9 180b16 ffffff ffffff
    868686 f6f6f6 ffffff 212121 5c5c5c 767676 ffffff e0e0e0 828282
    868686 111111 202020 f2f2f2 b2b2b2 c2c2c2 212121 373737 7a7a7a
    868686 ffffff ffffff 000000 1c1c1c 373737 ffffff 000000 000000
    868686 000000 0d0d0d ffffff eaeaea dfdfdf 101010 ffffff ffffff
    """
}
