import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n';
import { tokens } from '../../theme/tokens';
import { Legend } from './Legend';

interface Part {
  readonly name: string;
  readonly value: number;
  readonly colour: string;
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly parts: readonly Part[];
}

const [WIDTH, STEP, BAR] = [480, 44, 12];

/** A bar a row, in the parts of which it consists. */
export function RowBars({ name, rows }: { name: string; rows: readonly Row[] }) {
  const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(1, ...rows.map(({ parts }) => sumOf(parts)));
  const parts = rows[0]?.parts ?? [];
  if (rows.length === 0) return <Typography color="textSecondary">{t('insights.nothing')}</Typography>;
  return (
    <figure style={{ margin: 0 }}>
      {parts.length > 1 && <Legend series={parts} />}
      <Box component="svg" role="img" aria-label={name} viewBox={`0 0 ${WIDTH} ${rows.length * STEP}`} sx={styles}>
        {rows.map((row, index) => (
          <g key={row.key} transform={`translate(0 ${index * STEP})`}>
            <text y={18}>{row.label}</text>
            <text x={WIDTH} y={18} textAnchor="end">
              {row.text}
            </text>
            {row.parts.map((part, at) => (
              <rect
                key={part.name}
                x={(sumOf(row.parts.slice(0, at)) / most) * WIDTH}
                y={24}
                width={(part.value / most) * WIDTH}
                height={BAR}
                fill={part.colour}
              >
                <title>{`${row.label} ${part.name} ${part.value.toLocaleString('ja-JP')}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </Box>
    </figure>
  );
}

const styles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  '& text': {
    fill: tokens.ink,
    fontSize: { xs: 20, md: 14 },
    fontFamily: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
};
