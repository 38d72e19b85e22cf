import { SIZE, SIZE_CODES } from '@laundry/shared/constants/sizes';
import { labelOf } from '@laundry/shared/masters/lov';
import { sizeHasPart, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { monthlyPrice, unitPrice } from '@laundry/shared/rules/plans/price';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { SelectField } from '../../components/fields/SelectField';
import { Yen } from '../../components/text/Yen';
import { MONTHLY_PART_CODES } from '../../components/plan/monthly-parts';
import { useTexts } from '../../i18n/texts';
import { BAGS_PARAMETER, PATHS } from '../../lib/paths';
import { useAsked } from '../../lib/use-asked';
import { useLovs } from '../../lib/use-lovs';
import styles from './Home.module.css';

const FIRST_PART = 't4';
const FORM = 'bags-form';

/** What the monthly plans cost, by the number of bags. The way on is a form: it names what is chosen without scripts, too. */
export function Prices() {
  const { prices: t } = useTexts('home');
  const lovs = useLovs();
  const { ref, value, change } = useAsked<HTMLSelectElement>('part', FIRST_PART);
  const part = MONTHLY_PART_CODES.find((each) => each === value) ?? FIRST_PART;
  const navigate = useNavigate();
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(`${PATHS.register}?${BAGS_PARAMETER}=${part}`);
  };
  return (
    <Card title={t.title}>
      <p>{t.lead}</p>
      <SelectField
        ref={ref}
        form={FORM}
        name={BAGS_PARAMETER}
        label={t.bags}
        value={part}
        onChange={({ target }) => change(target.value)}
      >
        {MONTHLY_PART_CODES.map((each) => (
          <option key={each} value={each}>
            {labelOf(lovs.plan_part, each)}
          </option>
        ))}
      </SelectField>
      <div className={styles.scrolling}>
        <table className={styles.prices}>
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.size}</th>
              <th scope="col">{t.per_month}</th>
              <th scope="col">{t.per_bag}</th>
            </tr>
          </thead>
          <tbody>
            {SIZE_CODES.map((size) => {
              const price = monthlyPrice({ part, method: '1', sameTime: false, size });
              const offered = sizeHasPart(size, part);
              return (
                <tr key={size}>
                  <th scope="row">{labelOf(lovs.size, SIZE[size])}</th>
                  {offered ? (
                    <>
                      <td>
                        <strong>
                          <Yen amount={price} />
                        </strong>
                        <wbr />
                        <span className="keep small">{t.tax_included}</span>
                      </td>
                      <td>
                        <Yen amount={unitPrice(price, washCountOf(part))} />
                      </td>
                    </>
                  ) : (
                    <td colSpan={2}>{t.not_offered}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <form id={FORM} action={PATHS.register} onSubmit={goOn}>
        <Button type="submit" kind="secondary" wide>
          {t.register}
        </Button>
      </form>
    </Card>
  );
}
