/** The roles of two fictional clients as the designer drew them: what the derivation must meet. */
export const aurora = { primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00A88F' };
export const terra = { primary: '#0E6B4F', secondary: '#D9622B', tertiary: '#E9C46A' };

export const aurorasRoles: Record<'light' | 'dark', Record<string, string>> = {
  light: roles(
    `canvas #F7F4F0 surface #FFFFFF sunken #EFEBE5 ink #1D1916 ink2 #5C544D ink3 #716860
    line #E4DED6 field #8C8279 primary #0B5FFF on-primary #FFFFFF primary-hover #0050E7 primary-tint #E7EFFF
    primary-ink #0158F8 primary-mark #0B5FFF secondary #FFB400 on-secondary #1D1916 secondary-hover #FFC668 secondary-tint #FFEFC9
    secondary-ink #8E6200 secondary-mark #B78007 tertiary #00A88F on-tertiary #1D1916 tertiary-hover #25B59B tertiary-tint #E0F5F2
    tertiary-ink #097563 tertiary-mark #0A9A83 stage #0B5FFF on-stage #FFFFFF stage-deep #0047CF stage-glow #1F6CFF
    on-stage-2 #FFFFFF earned #147A3D earned-tint #E8F2EC audit #6B3FC4 audit-tint #F0ECF9 held #4A5560
    held-tint #EDEEEF expiring #9A5200 expiring-tint #F5EEE6 refused #BE2828 refused-tint #F9EAEA focus #0158F8
    d1 #0B5FFF d2 #B78007 d3 #0A9A83 d4 #8C4FBF d5 #B8326E d6 #5F6B2D
    ill-wall #DFE5F2 ill-pool #FFE5A8 ill-shelf #C0D5FF ill-body #FFFFFF ill-face #EEEBE6 ill-shade #D5CFC7
    ill-deep #3A3A44 ill-accent #0B5FFF ill-warm #FFB400 ill-cool #00A88F`,
  ),
  dark: roles(
    `canvas #141210 surface #1E1B18 sunken #100E0C ink #F6F2EC ink2 #BDB4AA ink3 #9C9389
    line #332E29 field #7F766D primary #0B5FFF on-primary #FFFFFF primary-hover #0050E7 primary-tint #192C52
    primary-ink #5E95FF primary-mark #256DFE secondary #FFB400 on-secondary #1D1916 secondary-hover #FFC668 secondary-tint #473714
    secondary-ink #FFB400 secondary-mark #FFB400 tertiary #00A88F on-tertiary #1D1916 tertiary-hover #25B59B tertiary-tint #19342D
    tertiary-ink #0DAB92 tertiary-mark #00A88F stage #0C2964 on-stage #FFFFFF stage-deep #001147 stage-glow #1F3A70
    on-stage-2 #D3D8E3 earned #5BCF87 earned-tint #28382A audit #B79BF5 audit-tint #362F3B held #AEB9C4
    held-tint #353434 expiring #F2B04C expiring-tint #403320 refused #FF8B80 refused-tint #422D29 focus #5E95FF
    d1 #256DFE d2 #FFB400 d3 #00A88F d4 #C39BEA d5 #F08AB4 d6 #B5C46A
    ill-wall #1A2A4B ill-pool #48463C ill-shelf #143E90 ill-body #D9D3CB ill-face #C3BCB3 ill-shade #9A928A
    ill-deep #26252B ill-accent #0B5FFF ill-warm #FFB400 ill-cool #00A88F`,
  ),
};

export const terrasRoles: Record<'light' | 'dark', Record<string, string>> = {
  light: roles(
    `canvas #F7F4F0 surface #FFFFFF sunken #EFEBE5 ink #1D1916 ink2 #5C544D ink3 #716860
    line #E4DED6 field #8C8279 primary #0E6B4F on-primary #FFFFFF primary-hover #005C42 primary-tint #E7F0ED
    primary-ink #0E6B4F primary-mark #0E6B4F secondary #D9622B on-secondary #1D1916 secondary-hover #E76F39 secondary-tint #FBEEE8
    secondary-ink #B44503 secondary-mark #D9622B tertiary #E9C46A on-tertiary #1D1916 tertiary-hover #F6D177 tertiary-tint #FAF0DA
    tertiary-ink #846507 tertiary-mark #A88525 stage #0E6B4F on-stage #FFFFFF stage-deep #004F39 stage-glow #2D7E66
    on-stage-2 #EBFBF6 earned #147A3D earned-tint #E8F2EC audit #6B3FC4 audit-tint #F0ECF9 held #4A5560
    held-tint #EDEEEF expiring #9A5200 expiring-tint #F5EEE6 refused #BE2828 refused-tint #F9EAEA focus #0E6B4F
    d1 #0E6B4F d2 #D9622B d3 #A88525 d4 #8C4FBF d5 #B8326E d6 #5F6B2D
    ill-wall #E0E6E0 ill-pool #F2CAB7 ill-shelf #C0D9D1 ill-body #FFFFFF ill-face #EEEBE6 ill-shade #D5CFC7
    ill-deep #3A3A44 ill-accent #0E6B4F ill-warm #D9622B ill-cool #E9C46A`,
  ),
  dark: roles(
    `canvas #141210 surface #1E1B18 sunken #100E0C ink #F6F2EC ink2 #BDB4AA ink3 #9C9389
    line #332E29 field #7F766D primary #1D7457 on-primary #FFFFFF primary-hover #016549 primary-tint #193228
    primary-ink #57A888 primary-mark #338668 secondary #D9622B on-secondary #1D1916 secondary-hover #E76F39 secondary-tint #40281B
    secondary-ink #EE7540 secondary-mark #D9622B tertiary #E9C46A on-tertiary #1D1916 tertiary-hover #F6D177 tertiary-tint #433927
    tertiary-ink #E9C46A tertiary-mark #E9C46A stage #003727 on-stage #FFFFFF stage-deep #001E14 stage-glow #144738
    on-stage-2 #D1DBD8 earned #5BCF87 earned-tint #28382A audit #B79BF5 audit-tint #362F3B held #AEB9C4
    held-tint #353434 expiring #F2B04C expiring-tint #403320 refused #FF8B80 refused-tint #422D29 focus #57A888
    d1 #338668 d2 #D9622B d3 #E9C46A d4 #C39BEA d5 #F08AB4 d6 #B5C46A
    ill-wall #1A2D24 ill-pool #403825 ill-shelf #164535 ill-body #D9D3CB ill-face #C3BCB3 ill-shade #9A928A
    ill-deep #26252B ill-accent #0E6B4F ill-warm #D9622B ill-cool #E9C46A`,
  ),
};

function roles(table: string): Record<string, string> {
  return Object.fromEntries([...table.matchAll(/(\S+) (#\w{6})/g)].map(([, role = '', colour = '']) => [role, colour]));
}
