import {useState} from 'react';
import {keepServer, keptServer, type Server} from './tabStorage';

/** The reader's server, kept in this tab only. */
export function useServer(): [Server, (server: Server) => void] {
  const [server, setServer] = useState(keptServer);
  return [
    server,
    (next) => {
      keepServer(next);
      setServer(next);
    },
  ];
}
