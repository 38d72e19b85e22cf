import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LIMITS } from '@laundry/shared/constants/limits';
import { digitsOnly } from '@laundry/shared/text/normalize';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyPanel } from '../../components/EmptyPanel';
import { FailedScreen } from '../../components/FailedScreen';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import { areaTexts } from '../../i18n/areas';
import { AreaCards } from './AreaCards';
import { AreaTable } from './AreaTable';
import { DeleteAreaDialog } from './DeleteAreaDialog';
import { useAreaList } from './useAreaList';
import { useAreaRows } from './useAreaRows';

/** The service areas: a table on desks, cards on phones (spec 3 §2.2). */
export default function AreaListPage() {
  const list = useAreaList();
  const rows = useAreaRows();
  const [deleted, setDeleted] = useState('');
  const [params, setParams] = useSearchParams();
  const typed = params.get('zipcode') ?? '';
  const wanted = useDeferredValue(digitsOnly(typed).slice(0, LIMITS.areaZipDigits));
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const all = list.data ?? [];
  const found = all.filter((area) => area.id === rows.editingId || area.zipcode.startsWith(wanted));
  const Rows = isPhone ? AreaCards : AreaTable;

  return (
    <>
      <PageHeading title={areaTexts.title} />
      {list.isPending && <LoadingScreen />}
      {list.isError && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
            <TextField
              type="search"
              label={areaTexts.find}
              value={typed}
              onChange={({ target }) => setParams(target.value ? { zipcode: target.value } : {}, { replace: true })}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              sx={{ width: { xs: '100%', md: 220 } }}
            />
            <Typography role="status">{areaTexts.hits(found.length, all.length)}</Typography>
            <Typography role="status" color="success" sx={{ fontWeight: 700 }}>
              {deleted}
            </Typography>
          </Box>
          <Rows areas={found} rows={rows} />
          {all.length === 0 && <EmptyPanel text={isPhone ? areaTexts.emptyOnPhone : areaTexts.empty} />}
          {all.length > 0 && found.length === 0 && <EmptyPanel text={areaTexts.notFound} />}
        </>
      )}
      {rows.deleting && (
        <DeleteAreaDialog
          area={rows.deleting}
          onClose={() => rows.askDelete(null)}
          onDeleted={({ zipcode }) => setDeleted(areaTexts.deleted(zipcode))}
        />
      )}
    </>
  );
}
