import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { OPENED_FROM_LIST } from '../../request-paths';

/**
 * Follows the links of the rows from their table, and tells what stands before each of their addresses. The router's own
 * `Link` asks for the place in each of 1,280 links, which took a third of the work of drawing them.
 */
export function useFollowLinks() {
  const base = useHref('/');
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target !== '' || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}`.slice(base.length), { state: OPENED_FROM_LIST });
  };
  return { base, follow };
}

/** Another tab or window, a download, or the menu of the link. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
