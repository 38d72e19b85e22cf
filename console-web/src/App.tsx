import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { Console } from './Console';
import { ConsoleRouter } from './ConsoleRouter';
import { basenameOf, variantOfPath } from './providers/access/variant';

/** One build for both faces: the first path segment says which one, and is the router's base. */
export function App() {
  const [router] = useState(() => {
    const variant = variantOfPath(window.location.pathname);
    return createBrowserRouter([{ path: '*', element: <Console variant={variant} /> }], {
      basename: basenameOf(variant),
    });
  });
  return <ConsoleRouter router={router} />;
}
