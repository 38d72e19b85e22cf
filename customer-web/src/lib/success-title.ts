import { createContext, use, useEffect } from 'react';

type Tell = (title: string | null) => void;

/** Given by the route's head. */
export const SuccessTitleContext = createContext<Tell>(() => undefined);

/** The tab's title while a success is shown: the route's own must not announce it, for it is there before. */
export function useSuccessTitle(title: string | null): void {
  const tell = use(SuccessTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(null);
  }, [tell, title]);
}
