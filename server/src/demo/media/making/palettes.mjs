/** Colours of the three demo brands, as the look's derivation gives them; neutrals are the product's own. */
const neutral = {
  canvas: '#F7F4F0', surface: '#FFFFFF', ink: '#1D1916', ink2: '#5C544D', line: '#E4DED6',
  body: '#FFFFFF', face: '#EEEBE6', shade: '#D5CFC7', deep: '#3A3A44',
};

export const palettes = {
  aurora: {
    ...neutral, brand: 'Aurora', primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00A88F', mark: '#0A9A83',
    stage: '#0B5FFF', stageDeep: '#0047CF', stageGlow: '#1F6CFF', wall: '#DFE5F2', pool: '#FFE5A8', shelf: '#C0D5FF',
  },
  terra: {
    ...neutral, brand: 'Terra', primary: '#0E6B4F', secondary: '#D9622B', tertiary: '#E9C46A', mark: '#9A7A1F',
    stage: '#0E6B4F', stageDeep: '#00503A', stageGlow: '#2D7E65', wall: '#E0E6DF', pool: '#F2CAB7', shelf: '#BED8CF',
  },
  nevada: {
    ...neutral, brand: 'Nevada Pro', primary: '#1B4965', secondary: '#5FA8D3', tertiary: '#E07A3F', mark: '#C0602A',
    stage: '#1B4965', stageDeep: '#0B3550', stageGlow: '#345D76', wall: '#E1E3E2', pool: '#C9E1F0', shelf: '#C4D1D8',
  },
};
