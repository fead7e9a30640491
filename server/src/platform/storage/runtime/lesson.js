/**
 * The stage that a lesson of SCORM plays on. The lesson lies in a frame below, finds its interface here (`API` of 1.2, `API_1484_11` of 2004) and calls it; what it
 * commits is written down on this device before the call answers "true", told to the product, and forgotten when the product has it. One stage plays one lesson.
 */
(() => {
  /** The sites whose people come to this package; the one that frames it is spoken to. Where a browser does not say which, the first word from one of them does. */
  const products = document.querySelector('meta[name=product]').content.split(' ');
  let product = products.find((one) => one === location.ancestorOrigins?.[0]) ?? (products.length === 1 ? products[0] : null);
  /** Whose progress in which activity; the product names it. */
  const registration = decodeURIComponent(location.hash.slice(1));
  const shelf = `commits:${registration}`;
  // Lessons climb from frame to frame for their interface: here the way ends, before the product's window, which would refuse them.
  const above = window.parent;
  window.parent = window;
  const tell = (say, more) => {
    for (const to of product === null ? products : [product]) above.postMessage({ lesson: say, ...more }, to);
  };

  /** Commits that the product may not have yet, oldest first. */
  const journal = {
    read() {
      try {
        return JSON.parse(localStorage.getItem(shelf) ?? '[]');
      } catch {
        return [];
      }
    },
    write(commits) {
      try {
        if (commits.length === 0) localStorage.removeItem(shelf);
        else localStorage.setItem(shelf, JSON.stringify(commits));
        return true;
      } catch {
        return false;
      }
    },
  };

  /** Since when the product owes its word that it keeps a commit. Where this frame may keep nothing itself (private windows), that word is all there is. */
  const owed = new Map();
  const patienceMs = 10_000;
  const isProductSilent = () => [...owed.values()].some((since) => Date.now() - since > patienceMs);
  const settle = (upTo) => {
    for (const number of owed.keys()) if (number <= upTo) owed.delete(number);
  };

  const forget = (isOver) => journal.write(journal.read().filter((one) => !isOver(one)));

  let lesson = null; // { session, startedAt, sco, standard, href, suspendLimit, begunAt }
  let api = null;
  let seq = 0;
  let isChanged = false;
  let isEnded = false;
  let isStopped = false;

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== above || !products.includes(origin) || typeof data !== 'object' || data === null) return;
    product = origin;
    if (data.say === 'begin' && !lesson) void begin(data);
    // The product's own journal holds all up to this commit; the latest one stays here until the server has it, for a tab that dies before.
    if (data.say === 'kept' && data.session === lesson?.session) settle(data.seq);
    if (data.say === 'kept') forget(({ session, seq }) => session === data.session && seq < data.seq);
    if (data.say === 'forget') forget(({ session, seq }) => session === data.session && seq <= data.seq);
    if (data.say === 'stop') stop();
  });
  tell('ready', { commits: journal.read() });

  async function begin(given) {
    lesson = { ...given, begunAt: Date.now() };
    await load(given.standard === '1.2' ? 'scorm12.js' : 'scorm2004.js');
    const beginAs = given.standard === '1.2' ? begin12 : begin2004;
    beginAs(given);
    const frame = document.createElement('iframe');
    frame.title = given.title;
    frame.src = given.href;
    frame.allow = 'autoplay; fullscreen';
    document.body.append(frame);
    setInterval(() => isChanged && keep(), 10_000);
    addEventListener('pagehide', () => isChanged && keep());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && isChanged && keep());
  }

  const settings = { autocommit: false, logLevel: 5, autoPopulateCommitMetadata: false };

  function begin12({ learner, cmi, total, masteryScore, launchData, entry }) {
    api = new window.Scorm12API(settings);
    api.loadFromJSON({
      ...cmi,
      core: {
        ...cmi.core,
        student_id: learner.id,
        student_name: learner.name,
        entry,
        total_time: clock12(total),
        credit: 'credit',
        lesson_mode: 'normal',
      },
      launch_data: launchData,
      student_data: { mastery_score: masteryScore },
    });
    window.API = named([
      'LMSInitialize',
      'LMSFinish',
      'LMSGetValue',
      'LMSSetValue',
      'LMSCommit',
      'LMSGetLastError',
      'LMSGetErrorString',
      'LMSGetDiagnostic',
    ]);
  }

  function begin2004({ learner, cmi, total, masteryScore, launchData, entry }) {
    api = new window.Scorm2004API(settings);
    api.loadFromJSON({
      ...cmi,
      learner_id: learner.id,
      learner_name: learner.name,
      entry,
      total_time: `PT${Math.round(total)}S`,
      credit: 'credit',
      mode: 'normal',
      launch_data: launchData,
      ...(masteryScore === '' ? {} : { scaled_passing_score: String(Number(masteryScore) / 100) }),
    });
    window.API_1484_11 = named([
      'Initialize',
      'Terminate',
      'GetValue',
      'SetValue',
      'Commit',
      'GetLastError',
      'GetErrorString',
      'GetDiagnostic',
    ]);
  }

  /** The interface with these calls, each told to whoever looks on. */
  function named(calls) {
    return Object.fromEntries(
      calls.map((call) => [
        call,
        (...args) => {
          const answer = String(answered(call.replace(/^LMS/, ''), call, args));
          tell('call', {
            call,
            args: args.map((one) => String(one).slice(0, 200)),
            answer: answer.slice(0, 200),
            error: String(api.lastErrorCode ?? 0),
          });
          return answer;
        },
      ]),
    );
  }

  function answered(name, call, args) {
    if (isStopped && ['SetValue', 'Commit'].includes(name)) return 'false';
    if (name === 'SetValue' && args[0] === 'cmi.suspend_data' && String(args[1]).length > lesson.suspendLimit) {
      api.throwSCORMError(args[0], lesson.standard === '1.2' ? 405 : 406);
      return 'false';
    }
    const answer = api[call](...args);
    if (answer !== 'true') return answer;
    if (name === 'SetValue') isChanged = true;
    if (name === 'Commit') return keep() ? 'true' : 'false';
    if (name === 'Finish' || name === 'Terminate') {
      isEnded = true;
      const isKept = keep();
      const request = lesson.standard === '1.2' ? '' : asked;
      tell('ended', { request });
      return isKept ? 'true' : 'false';
    }
    return answer;
  }

  /** What the lesson asked for before it ended: continue, previous, exit (2004). */
  let asked = '';

  /** Writes down where the lesson stands; true once that would outlive the page. */
  function keep() {
    if (isStopped || !lesson || !api) return false;
    isChanged = false;
    seq += 1;
    const cmi = JSON.parse(JSON.stringify(api.cmi));
    asked = api.adl?.nav?.request ?? '';
    const commit = {
      session: lesson.session,
      startedAt: lesson.startedAt,
      seq,
      sco: lesson.sco,
      seconds: secondsIn(cmi),
      isEnded,
      ...standing(cmi),
      cmi: JSON.stringify(kept(cmi)),
    };
    // What was to be kept earlier in this session is held by this commit too.
    const isKept = journal.write([...journal.read().filter(({ session }) => session !== commit.session), commit]);
    tell('commit', { commit });
    if (isKept) return true;
    if (isProductSilent()) return false;
    owed.set(seq, Date.now());
    return true;
  }

  /** Whether it is done and passed, and its best score from 0 to 100. */
  function standing(cmi) {
    if (lesson.standard === '1.2') {
      const { lesson_status: status, score = {} } = cmi.core;
      const isOver = ['passed', 'completed', 'failed'].includes(status);
      const success = status === 'passed' || status === 'failed' ? status : 'unknown';
      return { completion: isOver ? 'completed' : 'incomplete', success, score: numberIn(score.raw, score.min, score.max) };
    }
    const { scaled, raw, min, max } = cmi.score ?? {};
    const isScaled = scaled !== undefined && scaled !== null && scaled !== '';
    return {
      completion: cmi.completion_status === 'completed' ? 'completed' : 'incomplete',
      success: ['passed', 'failed'].includes(cmi.success_status) ? cmi.success_status : 'unknown',
      score: isScaled ? within(Number(scaled) * 100) : numberIn(raw, min, max),
    };
  }

  function numberIn(raw, min, max) {
    if (raw === undefined || raw === null || raw === '') return null;
    const [from, to] = [Number(min || 0), Number(max || 100)];
    return to > from ? within(((Number(raw) - from) / (to - from)) * 100) : within(Number(raw));
  }
  const within = (score) => (Number.isFinite(score) ? Math.min(100, Math.max(0, Math.round(score * 100) / 100)) : null);

  /** What comes back to the lesson the next time; who learns and how long is told anew by the product. */
  function kept(cmi) {
    if (lesson.standard === '1.2') {
      const { core, student_data: _told, launch_data: _also, ...rest } = cmi;
      const { lesson_location, lesson_status, score, exit } = core;
      return { ...rest, core: { lesson_location, lesson_status, score, exit } };
    }
    const {
      learner_id: _who,
      learner_name: _name,
      total_time: _time,
      session_time: _session,
      launch_data: _data,
      entry: _entry,
      ...rest
    } = cmi;
    return rest;
  }

  /** As long as the lesson says; one that says nothing is measured. */
  function secondsIn(cmi) {
    const told = lesson.standard === '1.2' ? seconds12(cmi.core?.session_time) : seconds2004(cmi.session_time);
    const measured = (Date.now() - lesson.begunAt) / 1000;
    return Math.min(86_400, Math.max(0, Math.round(told > 0 ? told : measured)));
  }
  function seconds12(text) {
    const [hours, minutes, seconds] = String(text ?? '')
      .split(':')
      .map(Number);
    return (hours || 0) * 3600 + (minutes || 0) * 60 + (seconds || 0);
  }
  function seconds2004(text) {
    const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(String(text ?? ''));
    return found ? Number(found[1] ?? 0) * 86_400 + Number(found[2] ?? 0) * 3600 + Number(found[3] ?? 0) * 60 + Number(found[4] ?? 0) : 0;
  }
  const two = (number) => String(number).padStart(2, '0');
  const clock12 = (total) =>
    `${String(Math.floor(total / 3600)).padStart(4, '0')}:${two(Math.floor(total / 60) % 60)}:${two(Math.floor(total % 60))}`;

  /** Another device or tab goes on with it: nothing more is taken from this one. */
  function stop() {
    if (isChanged) keep();
    isStopped = true;
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  }

  function load(name) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = name;
      script.onload = resolve;
      script.onerror = () => {
        tell('failed');
        reject(new Error(`${name} did not come`));
      };
      document.head.append(script);
    });
  }
})();
