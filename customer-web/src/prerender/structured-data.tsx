// What search engines read of a page, as schema.org has it. Data, which no browser runs: the policy has nothing against it.
import { SITE_ADDRESS } from '@laundry/shared/constants/site-address';
import { FROM_YEN } from '../components/plan/from-price';
import { useQuestions } from '../components/questions/use-questions';
import { useTexts } from '../i18n/texts';

/** The service, who offers it, and what it costs from. */
export function HomeData() {
  const { site_name } = useTexts('common');
  const { meta_title, meta_description } = useTexts('home');
  const provider = {
    '@type': 'Organization',
    name: site_name,
    url: `${SITE_ADDRESS}/`,
    logo: `${SITE_ADDRESS}/icon-512.png`,
  };
  const offers = {
    '@type': 'AggregateOffer',
    lowPrice: FROM_YEN,
    priceCurrency: 'JPY',
    url: `${SITE_ADDRESS}/`,
  };
  return (
    <Data
      type="Service"
      of={{
        name: site_name,
        serviceType: meta_title,
        description: meta_description,
        url: `${SITE_ADDRESS}/`,
        image: `${SITE_ADDRESS}/share.png`,
        provider,
        offers,
      }}
    />
  );
}

/** All questions with their answers. */
export function FaqData() {
  const questions = useQuestions().flatMap((section) => section.questions);
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <Data type="FAQPage" of={{ mainEntity }} />;
}

function Data({ type, of }: { type: string; of: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...of });
  // A text may not end the element.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
