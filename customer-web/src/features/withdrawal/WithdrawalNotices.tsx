import { Card } from '../../components/page/Card';
import { type Description, DescriptionList } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';

interface WithdrawalNoticesProps {
  /** From when on the plan was to be used, in words; null once it has begun. */
  begins: string | null;
  atOnce: boolean;
  /** Whether the service can be used until then. */
  usable: boolean;
  hasBags: boolean;
  /** When the membership ends, and what goes with it. */
  facts: readonly Description[];
}

export function WithdrawalNotices({ begins, atOnce, usable, hasBags, facts }: WithdrawalNoticesProps) {
  const t = useTexts('withdrawal');
  const { before, ends, usable: goesOn, bags, requests, at_once } = t.notices;
  const first = begins === null ? [] : [before({ date: begins })];
  const atMonthEnd = [
    ...first,
    ends,
    ...(usable && begins === null ? [goesOn] : []),
    ...(hasBags ? [bags] : []),
    requests,
  ];
  const notices = [...(atOnce ? at_once : atMonthEnd), t.irrevocable];
  return (
    <Card title={t.notices_title}>
      <DescriptionList items={facts} />
      <ul className="stack-tight bullets">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Card>
  );
}
