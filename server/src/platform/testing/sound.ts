/** The smallest recording that a browser could have made: WebM of unknown length with one block after a second, for tests. */
export const aSecondOfSound = Buffer.from(
  [
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021', // head: a WebM
    '853806701ffffffffffffff', // segment
    '1f43b67501ffffffffffffff', // cluster
    'e78100', // its time
    'a3858103e88000', // a block
  ].join(''),
  'hex',
);
