import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedQuery } from 'ra-core';
import { useState } from 'react';
import { useTellUndo } from '../../../../components/page/useTellUndo';
import { t } from '../../../../i18n';
import { todayJst } from '../../../../providers/clock';
import { StoredFacts } from './StoredFacts';
import { ViewNameDialog } from './ViewNameDialog';
import { isSame, shownBy, viewOf } from './saved-view';
import { useSavedViews } from './useSavedViews';
import { useShown } from './useShown';

/** The views that somebody has saved: chosen again, renamed, deleted; and the list as it is, to be saved as another. */
export function ViewsMenu() {
  const { views, add, rename, remove } = useSavedViews();
  const [shown, show] = useShown();
  const tellUndo = useTellUndo();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'rename' | null>(null);
  const today = todayJst();
  const current = views.find((view) => isSame(shownBy(view, today), shown));
  const taken = views.filter((view) => dialog === 'save' || view !== current).map(({ label }) => label);
  const closing = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const removeNow = (view: SavedQuery) => {
    remove(view);
    tellUndo({ text: t('requests.views.removed', { name: view.label }), onUndo: () => add(view) });
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<BookmarkBorder />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current === undefined ? t('requests.views.open') : t('requests.views.openOf', { name: current.label })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem
            key={view.label}
            dense
            role="menuitemradio"
            aria-checked={view === current}
            onClick={closing(() => show(shownBy(view, today)))}
          >
            <Check fontSize="small" sx={{ mr: 1, visibility: view === current ? 'visible' : 'hidden' }} />
            {view.label}
          </MenuItem>
        ))}
        {views.length > 0 && <Divider component="li" />}
        {current === undefined ? (
          <MenuItem dense onClick={closing(() => setDialog('save'))}>
            {t('requests.views.save')}
          </MenuItem>
        ) : (
          [
            <MenuItem key="rename" dense onClick={closing(() => setDialog('rename'))}>
              {t('requests.views.rename', { name: current.label })}
            </MenuItem>,
            <MenuItem key="remove" dense onClick={closing(() => removeNow(current))}>
              {t('requests.views.remove', { name: current.label })}
            </MenuItem>,
          ]
        )}
      </Menu>
      {dialog === 'save' && (
        <ViewNameDialog
          title={t('requests.views.saveTitle')}
          submitLabel={t('requests.views.submit')}
          name=""
          taken={taken}
          onSubmit={(name) => add(viewOf(name, shown, today))}
          onClose={() => setDialog(null)}
        >
          <StoredFacts filter={shown.filter} />
        </ViewNameDialog>
      )}
      {dialog === 'rename' && current && (
        <ViewNameDialog
          title={t('requests.views.renameTitle')}
          submitLabel={t('requests.views.submitName')}
          name={current.label}
          taken={taken}
          onSubmit={(name) => rename(current, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
