import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary, type ScreenFailure } from '@laundry/web-kit/loading/screen-boundary';
import { Suspense, useEffect, useRef, useState } from 'react';
import { GuardedDialog } from '../../components/form/dialog/GuardedDialog';
import { useRecovery } from '../../components/loading/useRecovery';
import { isFree } from '../keys/is-free';
import { useLettersOn } from '../keys/useKeys';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';

const SearchField = lazily(() => import('./SearchField'));
const KEY = '/';

/** The search field: in the header of desks, behind a button on phones; the key `/` goes there. */
export function HeaderSearch() {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [areLettersOn] = useLettersOn();
  const input = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || !areLettersOn || !isFree(event)) return;
      event.preventDefault();
      if (isPhone) setOpen(true);
      else input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isPhone, areLettersOn]);

  if (!isPhone)
    return (
      <Box role="search" sx={{ width: 520 }}>
        <ScreenBoundary place={KEY} Failure={LaterField}>
          <Suspense>
            <SearchField inputRef={input} />
          </Suspense>
        </ScreenBoundary>
      </Box>
    );
  return (
    <>
      <IconButton color="inherit" edge="end" aria-label={t('find.open')} onClick={() => setOpen(true)}>
        <SearchIcon />
      </IconButton>
      <GuardedDialog open={isOpen} onClose={close} fullScreen slotProps={{ paper: { 'aria-label': t('find.label') } }}>
        <Box role="search" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
          <ScreenBoundary place={KEY} Failure={LaterField}>
            <Suspense>
              <SearchField autoFocus onDone={close} />
            </Suspense>
          </ScreenBoundary>
          <IconButton edge="end" aria-label={t('find.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
      </GuardedDialog>
    </>
  );
}

/** A search field that did not arrive takes nothing else with it, and comes by itself. */
function LaterField({ tries, onAgain }: ScreenFailure) {
  useRecovery(tries, onAgain);
  return null;
}
