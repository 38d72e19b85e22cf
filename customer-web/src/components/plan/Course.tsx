import { Card } from '../page/Card';

/** What will happen, step by step. */
export function Course({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card title={title}>
      <ol className="stack-tight numbers">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Card>
  );
}
