import { createContext, use, useEffect } from 'react';

type Tell = (title: string | null) => void;

/** Given by the route's head. */
export const StepTitleContext = createContext<Tell>(() => undefined);

/** The tab's title while a step beyond the first is shown; the route's own stands from the beginning, and again after it. */
export function useStepTitle(title: string | null): void {
  const tell = use(StepTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(null);
  }, [tell, title]);
}
