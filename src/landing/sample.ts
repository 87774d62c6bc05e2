/** A request to the bookshop of `proof/cms` and its response. */
export const REQUEST = `GET /api/books
  ?filters[author][name][$contains]=Verne
  &fields=title`;

export const RESPONSE = `{
  "data": [
    {
      "id": 17,
      "documentId": "twic7v5u1k63t8wb34kx0ten",
      "title": "Twenty Thousand Leagues Under the Sea"
    },
    {
      "id": 19,
      "documentId": "kgj5vplqaegp4m8rypwg1auk",
      "title": "Around the World in Eighty Days"
    }
  ],
  "meta": {
    "pagination": {
      "page": 1,
      "pageSize": 25,
      "pageCount": 1,
      "total": 2
    }
  }
}`;
