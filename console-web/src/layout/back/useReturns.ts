import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { customerOpenedFrom } from '../../resources/wash-requests/request-paths';
import { isCustomerPage, isRequestPage, origins, rememberLeft, returnToLeft } from '../../components/links/origins';
import { RETURNED } from '../../components/links/useGoBack';

/** Leads from a customer's page or a request's back to the row that it was opened from, by the browser's Back, too. */
export function useReturns(): void {
  const location = useLocation();
  const { pathname, search, key } = location;
  const isReturn = location.state === RETURNED;
  const kind = useNavigationType();
  const address = `${pathname}${search}`;
  const before = useRef({ pathname, search, key });
  const onClick = useEffectEvent((event: MouseEvent) => rememberLeft(address, event.target));
  const onPlace = useEffectEvent((): (() => void) | undefined => {
    const from = before.current;
    before.current = { pathname, search, key };
    if (from.pathname === pathname) {
      // Another tab of the page is the same entry by another name.
      const origin = origins.get(pathname);
      if (origin?.entry === from.key) origins.set(pathname, { ...origin, entry: key });
      return undefined;
    }
    if (kind === NavigationType.Pop || isReturn) return returnToLeft(address);
    // A request is closed by a link.
    if (isRequestPage(from.pathname) && !isCustomerPage(pathname)) return returnToLeft(address);
    // What was opened from the page itself leads back to it, and is no origin of it.
    if (isCustomerPage(pathname) && customerOpenedFrom(from.search) === null) {
      // A page that was replaced is not behind this one any more: it is opened anew, without what was asked of it.
      const isReplaced = kind === NavigationType.Replace;
      const origin = isReplaced ? from.pathname : `${from.pathname}${from.search}`;
      origins.set(pathname, { address: origin, entry: isReplaced ? '' : key });
    }
    return undefined;
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
  useEffect(() => onPlace(), [pathname, key]);
}
