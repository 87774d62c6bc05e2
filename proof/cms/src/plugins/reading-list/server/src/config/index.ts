export default {
  default: {maxBooks: 100},
  validator(config: {maxBooks: unknown}) {
    if (!Number.isInteger(config.maxBooks) || Number(config.maxBooks) < 1) {
      throw new Error('maxBooks must be a whole number above 0');
    }
  },
};
