import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ROW_COLOUR_LABELS } from '@laundry/shared/rules/dispatch/row-badges';
import { keysOf } from '@laundry/shared/constants/closed-set';
import { t } from '../../../i18n';
import { tokens } from '../../../theme/tokens';

const COLOURS = keysOf(ROW_COLOUR_LABELS);

/** What the colours of the rows mean; the cards of phones say it in words, each on its own. */
export function RowColourLegend() {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0 }}>
      <Typography component="dt" variant="caption" sx={{ fontWeight: 700 }}>
        {t('requests.list.legend')}
      </Typography>
      {COLOURS.map((colour) => (
        <Typography
          key={colour}
          component="dd"
          variant="caption"
          sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box
            aria-hidden
            sx={{
              width: 14,
              height: 14,
              borderRadius: 0.5,
              bgcolor: tokens.row[colour].ground,
              border: `2px solid ${tokens.row[colour].edge}`,
            }}
          />
          {ROW_COLOUR_LABELS[colour]}
        </Typography>
      ))}
    </Box>
  );
}
