import styles from './Questions.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions whose answers are opened, one by one. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }, place) => (
        // The same in another language: an open answer stays open.
        <details key={place} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
