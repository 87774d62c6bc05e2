/**
 * URL that opens an issue for the reader to submit.
 *
 * @param repositoryUrl without a trailing slash
 */
export function newIssueUrl(repositoryUrl: string, title: string, body: string): string {
  return `${repositoryUrl}/issues/new?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
