import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import sample from '@generated/fences/default/landing.json';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Step {
  name: string;
  /** What the step does, and what follows. */
  caption: ReactNode;
}

const STEPS: readonly Step[] = [
  {name: 'title', caption: 'Give Book a Text field. The form asks for it, and the API returns it.'},
  {name: 'price', caption: 'Add a Number. The form gets another input, and the response its value.'},
  {
    name: 'author',
    caption: (
      <>
        Link each book to its author. Editors choose one, and <code>populate</code> returns it.
      </>
    ),
  },
  {
    name: 'Publish',
    caption: (
      <>
        Click <strong>Publish</strong>. Visitors read the book, without <code>status=draft</code>.
      </>
    ),
  },
];
const LAST = STEPS.length - 1;

interface Field {
  name: string;
  sign: string;
  type: string;
  value: string;
}

/** The fields of Book in the quick start, in the order of the steps. */
const FIELDS: readonly Field[] = [
  {name: 'title', sign: 'Aa', type: 'Text', value: 'Frankenstein'},
  {name: 'price', sign: '123', type: 'Number', value: '12.5'},
  {name: 'author', sign: '→', type: 'Relation', value: 'Mary Shelley'},
];

const STEP_TIME = 1500;

/** The bookshop of the quick start: each step changes the content-type, the form of the admin panel, and the response. */
export default function Bookshop(): ReactNode {
  const {frame, step, choose} = useSteps();
  return (
    <section ref={frame} className={styles.bookshop} aria-label="From a field to the API">
      <ol className={styles.steps}>
        {STEPS.map(({name}, index) => (
          <li key={name}>
            <button
              type="button"
              className={clsx(index === step && 'ribbon')}
              aria-pressed={index === step}
              onClick={() => choose(index)}
            >
              <span className={styles.stepNumber}>{index + 1}</span>
              {index === LAST ? name : <code>{name}</code>}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.panes}>
        <ContentType step={step} />
        <Form step={step} />
        <Response step={step} />
      </div>
      <p className={styles.caption}>
        <Layers step={step}>{STEPS.map(({caption}) => caption)}</Layers>
        <Link to="/cms/quick-start">Build it in 20 minutes</Link>
      </p>
    </section>
  );
}

/** Starts with the last step, which is all that is shown without JavaScript and with reduced motion. */
function useSteps() {
  const frame = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const [step, setStep] = useState(LAST);

  useEffect(() => {
    const element = frame.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const stop = (): void => window.clearInterval(timer.current);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer.current = window.setInterval(() => {
          setStep((current) => {
            const next = (current + 1) % STEPS.length;
            if (next === LAST) stop();
            return next;
          });
        }, STEP_TIME);
      },
      {threshold: 0.5},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);

  function choose(index: number): void {
    window.clearInterval(timer.current);
    setStep(index);
  }

  return {frame, step, choose};
}

/** All steps in one place, which is as high as the highest of them, so that nothing moves. */
function Layers({step, children}: {step: number; children: readonly ReactNode[]}): ReactNode {
  return (
    <span className={styles.layers}>
      {children.map((layer, index) => (
        <span key={STEPS[index]?.name} hidden={index !== step}>
          {layer}
        </span>
      ))}
    </span>
  );
}

function ContentType({step}: {step: number}): ReactNode {
  return (
    <div className={styles.pane}>
      <p className={styles.paneName}>
        Content-type <strong>Book</strong>
      </p>
      <ul className={styles.fields}>
        {FIELDS.map(({name, sign, type}, index) => (
          <li key={name} className={clsx(index === step && styles.added)}>
            <span className={styles.fieldContent} hidden={index > step}>
              <span aria-hidden="true">{sign}</span>
              <code>{name}</code>
              <span>{type}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Form({step}: {step: number}): ReactNode {
  return (
    <div className={styles.pane}>
      <p className={styles.paneName}>
        Admin panel
        <Layers step={step}>
          {STEPS.map((_, index) => (
            <span key={index} className={clsx(styles.status, index === LAST && styles.published)}>
              {index === LAST ? 'Published' : 'Draft'}
            </span>
          ))}
        </Layers>
      </p>
      <dl className={styles.form}>
        {FIELDS.map(({name, value}, index) => (
          <div key={name} className={clsx(index === step && styles.added)} hidden={index > step}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Response({step}: {step: number}): ReactNode {
  return (
    <div className={clsx(styles.pane, styles.code)}>
      <p className={styles.paneName}>
        <Layers step={step}>
          {sample.map(({request}, index) => (
            <code key={index} dangerouslySetInnerHTML={{__html: request}} />
          ))}
        </Layers>
      </p>
      <pre>
        <Layers step={step}>
          {sample.map(({response}, index) => (
            <code key={index} dangerouslySetInnerHTML={{__html: response}} />
          ))}
        </Layers>
      </pre>
    </div>
  );
}
