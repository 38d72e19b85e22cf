import GlobalStyles from '@mui/material/GlobalStyles';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { Suspense, useState } from 'react';
import type { Operator } from '../../providers/access/operator';
import { tokens } from '../../theme/tokens';
import { useSignOut } from '../useSignOut';
import { useKeys } from './useKeys';

const Palette = lazily(() => import('../palette/Palette'));
const KeyHelp = lazily(() => import('./KeyHelp'));

/** What the keyboard does everywhere, and the dialogs that it opens. */
export function Keys({ operator }: { operator: Operator }) {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const close = () => setOpen(null);
  const showHelp = () => setOpen('help');
  const { signOut, question } = useSignOut();
  useKeys({ onPalette: () => setOpen('palette'), onHelp: showHelp });
  return (
    <>
      <GlobalStyles styles={focusedRow} />
      {question}
      {open !== null && (
        <ScreenBoundary place={open} Failure={Nothing}>
          <Suspense>
            {open === 'palette' && (
              <Palette operator={operator} onHelp={showHelp} onSignOut={signOut} onClose={close} />
            )}
            {open === 'help' && <KeyHelp onClose={close} />}
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}

/** What does not arrive opens nothing. */
const Nothing = () => null;

// The row that a letter has led to; not below the head that stays in sight.
const focusedRow = {
  'tr:focus, li:focus': { outline: `3px solid ${tokens.focus}`, outlineOffset: -3, scrollMarginBlock: '136px 80px' },
};
