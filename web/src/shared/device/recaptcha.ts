/** Google's script, where an operator chose it. */
type Recaptcha = { ready(then: () => void): void; execute(siteKey: string, options: { action: string }): Promise<string> };
const isThere = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'execute' in value && 'ready' in value;

let fetched: Promise<Recaptcha> | undefined;

/** A token for one call; throws a lost network's TypeError when the script does not come. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  fetched ??= fetchScript(siteKey);
  const recaptcha = await fetched.catch((fault: unknown) => {
    fetched = undefined;
    throw fault;
  });
  return recaptcha.execute(siteKey, { action: 'submit' });
}

const fetchScript = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => {
      const grecaptcha: unknown = Reflect.get(window, 'grecaptcha');
      if (isThere(grecaptcha)) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new TypeError('reCAPTCHA did not come'));
    });
    script.addEventListener('error', () => reject(new TypeError('reCAPTCHA did not come')));
    document.head.append(script);
  });
