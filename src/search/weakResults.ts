/** Told above results that match a query badly. */
export const WEAK = 'Nothing matches your query well. These results are the closest.';
