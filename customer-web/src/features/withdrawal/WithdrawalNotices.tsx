import { Card } from '../../components/page/Card';
import { type Description, DescriptionList } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';

interface WithdrawalNoticesProps {
  atOnce: boolean;
  /** Whether the service can be used until then. */
  usable: boolean;
  hasBags: boolean;
  /** When the membership ends, and what goes with it. */
  facts: readonly Description[];
}

export function WithdrawalNotices({ atOnce, usable, hasBags, facts }: WithdrawalNoticesProps) {
  const t = useTexts('withdrawal');
  const { ends, usable: goesOn, bags, requests, at_once } = t.notices;
  const atMonthEnd = [ends, ...(usable ? [goesOn] : []), ...(hasBags ? [bags] : []), requests];
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
