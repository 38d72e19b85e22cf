import { createContext, use, useEffect } from 'react';

type Tell = (title: string | null) => void;

/** Provided by RouteHead. */
export const StepTitleContext = createContext<Tell>(() => undefined);

/** Sets the tab's title while a step beyond the first is shown, and restores the route's own after it. */
export function useStepTitle(title: string | null): void {
  const tell = use(StepTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(null);
  }, [tell, title]);
}
