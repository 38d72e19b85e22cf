import { useTexts } from '../../i18n/texts';
import { Door, FoldedStack, House, Van, WashingMachine } from './drawings';
import styles from './Way.module.css';

/** The four places of the way, round which it goes. */
const PLACES = [
  { x: 112, y: 88, Drawing: Door },
  { x: 368, y: 88, Drawing: WashingMachine },
  { x: 368, y: 296, Drawing: FoldedStack },
  { x: 112, y: 296, Drawing: House },
] as const;

/** The way of the laundry: picked up, washed, folded, delivered, and round again. */
export function Way() {
  const { way: t } = useTexts('home');
  return (
    <svg className={styles.way} viewBox="0 0 480 388" role="img" aria-label={t.label}>
      <rect className={styles.road} x="112" y="88" width="256" height="208" rx="56" />
      <path className={styles.arrow} d="M361 198l7 8 7-8M119 206l-7-8-7 8" />
      <Van x={240} y={80} />
      <Van x={240} y={288} back />
      {PLACES.map(({ x, y, Drawing }, place) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          <circle className={styles.place} r="76" />
          <Drawing />
          <rect className={styles.plate} x="-52" y="60" width="104" height="30" rx="15" />
          <text className={styles.name} y="81">
            {t.names[place]}
          </text>
        </g>
      ))}
    </svg>
  );
}
