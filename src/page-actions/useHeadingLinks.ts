import {useEffect} from 'react';
import {copySectionLink} from './copySectionLink';
import type {Message} from './Notice';

/** The sign beside a heading leads to its section, as Docusaurus has it, and copies the link as well. */
export function useHeadingLinks(tell: (message: Message) => void): void {
  useEffect(() => {
    function copy(event: MouseEvent): void {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
      const id = event.target.closest('a.hash-link')?.parentElement?.id;
      if (id) void copySectionLink(id).then(tell);
    }
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [tell]);
}
