// What stands along the way, each around its own middle and on a floor at 40.
import styles from './Way.module.css';

/** The bag of the brand's sign. */
function Bag({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.handle} d="M-5-14v-1.5a5 5 0 0 1 10 0v1.5" />
      <path className={styles.bag} d="M-7.5-14h15l1 12a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z" />
      <path className={styles.wave} d="M-4.5-7c1.5-1.400 3-1.400 4.5 0s3 1.400 4.5 0" />
    </g>
  );
}

const Floor = () => <path className={styles.line} d="M-52 40H52" />;
const SPARK = 'm0-9 2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z';
const Spark = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <path className={styles.spark} transform={`translate(${x} ${y}) scale(${scale})`} d={SPARK} />
);

export function Door() {
  return (
    <>
      <rect className={styles.soft} x="-38" y="-46" width="50" height="86" rx="4" />
      <rect className={styles.pane} x="-28" y="-36" width="30" height="28" rx="2" />
      <circle className={styles.solid} cx="3" cy="4" r="3.5" />
      <Floor />
      <Bag x={24} y={39} scale={2.4} />
    </>
  );
}

export function WashingMachine() {
  return (
    <>
      <rect className={styles.soft} x="-38" y="-50" width="76" height="90" rx="8" />
      <path className={styles.line} d="M-38-29h76" />
      <circle className={styles.solid} cx="-26" cy="-39.5" r="3.5" />
      <circle className={styles.solid} cx="-14" cy="-39.5" r="3.5" />
      <rect className={styles.pane} x="6" y="-44" width="24" height="9" rx="2" />
      <circle className={styles.pane} cy="6" r="25" />
      <path className={styles.solid} d="M-21 5c7-6 14-6 21 0s14 6 21 0a21 21 0 0 1-42 0z" />
      <circle className={styles.foam} cx="-8" cy="-4" r="4" />
      <circle className={styles.foam} cx="4" cy="-8" r="3" />
      <circle className={styles.foam} cx="50" cy="-30" r="5" />
      <circle className={styles.foam} cx="56" cy="-14" r="3" />
      <circle className={styles.foam} cx="-52" cy="-20" r="4" />
      <Floor />
    </>
  );
}

export function FoldedStack() {
  return (
    <>
      {[18, -3, -24].map((y, place) => (
        <g key={y}>
          <rect
            className={place === 1 ? styles.strong : styles.soft}
            x={-40 + 3 * place}
            y={y}
            width={80 - 6 * place}
            height="21"
            rx="8"
          />
          <path
            className={place === 1 ? styles.fold : styles.line}
            d={`M${-26 + 3 * place} ${y + 10.5}H${40 - 3 * place}`}
          />
        </g>
      ))}
      <Spark x={28} y={-46} scale={1.2} />
      <Spark x={-30} y={-42} scale={0.8} />
      <Floor />
    </>
  );
}

export function House() {
  return (
    <>
      <path className={styles.soft} d="M-36-8v48h72V-8L0-42z" />
      <path className={styles.roof} d="M-48 2 0-42 48 2" />
      <rect className={styles.pane} x="-24" y="4" width="22" height="36" rx="2" />
      <Floor />
      <Bag x={22} y={39} scale={2} />
      <Spark x={52} y={-30} scale={0.9} />
    </>
  );
}

/** Drives to the right, or back. */
export function Van({ x, y, back = false }: { x: number; y: number; back?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${back ? ' scale(-1 1)' : ''}`}>
      <path className={styles.strong} d="M-32-18H8v24h-40z" />
      <path className={styles.soft} d="M8-11h10L30 0v6H8z" />
      <path className={styles.fold} d="M-20-4c4-4 8-4 12 0s8 4 12 0" />
      <circle className={styles.wheel} cx="-18" cy="8" r="6" />
      <circle className={styles.wheel} cx="15" cy="8" r="6" />
    </g>
  );
}
