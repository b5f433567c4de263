let theme;

export default {
  initialize(options) {
    theme = options.theme;
  },
  async render(id, source) {
    if (!source.startsWith('graph')) throw new Error('No diagram type');
    return { svg: `<svg id="${id}" width="200" height="40" role="img"><text y="20">${theme}</text></svg>` };
  },
};
