import { useState } from 'react';
import { TrailDialog } from '../../components/timeline/TrailDialog';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';

/** The way to who changed what of an area. */
export function AreaTrail({ area: { id, zipcode, version } }: { area: Area }) {
  const [isOpen, setOpen] = useState(false);
  const { areaTrail, undoArea } = useConsoleData();
  return (
    <>
      <button type="button" aria-label={t('timeline.openOf', { name: zipcode })} onClick={() => setOpen(true)}>
        {t('timeline.open')}
      </button>
      {isOpen && (
        <TrailDialog
          name={zipcode}
          queryKey={['trail', 'area-infos', id, version]}
          read={(rows) => areaTrail(id, rows)}
          undo={{ send: (entry) => undoArea(id, entry.id) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
