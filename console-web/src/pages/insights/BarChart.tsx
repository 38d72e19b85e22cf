import Box from '@mui/material/Box';
import { tokens } from '../../theme/tokens';
import { Legend } from './Legend';
import { niceEnd } from './nice-end';

export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
}

interface Props {
  /** What it is called; its values stand in the table beside it. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly text: (value: number) => string;
  /** The end of the scale; without it, the largest value, rounded up. */
  readonly top?: number;
}

const [WIDTH, HEIGHT] = [480, 210];
const [LEFT, RIGHT, TOP, BOTTOM] = [66, 8, 14, 26];
const [INNER_WIDTH, INNER_HEIGHT] = [WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM];
const LINES = [0, 0.5, 1];
const LABELS = 5;

/** Bars by period, one beside the other where there are several series. */
export function BarChart({ name, labels, series, text, top }: Props) {
  const end = top ?? niceEnd(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const slot = INNER_WIDTH / Math.max(1, labels.length);
  const width = Math.min(28, (slot * 0.76) / series.length);
  const yOf = (value: number) => TOP + INNER_HEIGHT * (1 - Math.min(value, end) / end);
  const every = Math.ceil(labels.length / LABELS);
  return (
    <figure style={{ margin: 0 }}>
      {series.length > 1 && <Legend series={series} />}
      <Box component="svg" role="img" aria-label={name} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={styles}>
        {LINES.map((line) => (
          <g key={line}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={yOf(end * line)} y2={yOf(end * line)} />
            <text x={LEFT - 6} y={yOf(end * line) + 4} textAnchor="end">
              {text(end * line)}
            </text>
          </g>
        ))}
        {series.map(({ name: of, colour, values }, at) =>
          values.map((value, index) => {
            if (value === null || value === 0) return null;
            const x = LEFT + slot * (index + 0.5) + width * (at - series.length / 2);
            const height = Math.max(1, TOP + INNER_HEIGHT - yOf(value));
            const [left, wide] = [x + width * 0.04, width * 0.92];
            return (
              <rect key={`${of} ${labels[index]}`} x={left} y={yOf(value)} width={wide} height={height} fill={colour}>
                <title>{`${labels[index]} ${of} ${text(value)}`}</title>
              </rect>
            );
          }),
        )}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text key={label} x={LEFT + slot * (index + 0.5)} y={HEIGHT - 7} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
      </Box>
    </figure>
  );
}

const styles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  '& line': { stroke: tokens.line, strokeWidth: 1 },
  '& text': {
    fill: tokens.inkSoft,
    fontSize: { xs: 18, md: 13 },
    fontFamily: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
};
