/** What programs need of this machine's environment. Everything else, such as the keys of a cloud, stays out of what pages run. */
const NEEDED =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|TZ|TMPDIR|LANG|LC_\w+|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|(?:HTTPS?|NO|ALL)_PROXY|https?_proxy|no_proxy|all_proxy|SystemRoot|ComSpec|PATHEXT|TEMP|TMP|APPDATA|LOCALAPPDATA|USERPROFILE)$/;

/** The environment of commands from pages: what programs need, and these variables. */
export function pageEnvironment(own: Readonly<Record<string, string>> = {}): Record<string, string> {
  const needed = Object.entries(process.env).flatMap(([name, value]): [string, string][] =>
    NEEDED.test(name) && value !== undefined ? [[name, value]] : [],
  );
  return {...Object.fromEntries(needed), ...own};
}
