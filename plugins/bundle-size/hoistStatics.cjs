// In the place of `hoist-non-react-statics`, which only the router's `withRouter` asks for. Nothing on this site calls that: it has hooks.
module.exports = function hoistStatics() {
  throw new Error(
    "plugins/bundle-size/hoistStatics.cjs: something calls the router's withRouter. Take the alias out of plugins/bundle-size.",
  );
};
