import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';

const signedIn = (userId = 'ada') => {
  const drafts = createDrafts();
  drafts.begin(userId);
  return drafts;
};

describe('drafts', () => {
  it('are there again in the next session of the same user, until they are typed over', () => {
    const drafts = signedIn();
    const rollBack = drafts.hold('note', { text: 'Rent' });
    drafts.end();
    rollBack();
    drafts.begin('ada');
    expect(drafts.read('note')).toEqual({ text: 'Rent' });
    drafts.hold('note', { text: 'Rent of May' })();
    expect(drafts.read('note')).toBeNull();
  });

  it('are there again in a form whose page gave way, until they are typed over', () => {
    const drafts = signedIn();
    const rollBack = drafts.hold('note', { text: 'Rent' });
    drafts.keep();
    rollBack();
    expect(drafts.read('note')).toEqual({ text: 'Rent' });
    drafts.end();
    drafts.begin('ada');
    expect(drafts.read('note')).toEqual({ text: 'Rent' });
    drafts.hold('note', { text: 'Rent of May' })();
    expect(drafts.read('note')).toBeNull();
  });

  it('are nothing of the next user', () => {
    const drafts = signedIn();
    drafts.hold('note', { text: 'Rent' });
    drafts.end();
    drafts.begin('grace');
    expect(drafts.read('note')).toBeNull();
    drafts.end();
    drafts.begin('ada');
    expect(drafts.read('note')).toBeNull();
  });

  it('leave with a form that is left, and with a sign-out', () => {
    const drafts = signedIn();
    drafts.hold('closed', { text: 'Rent' })();
    drafts.hold('open', { text: 'Rent' });
    drafts.end();
    expect(drafts.read('closed')).toBeNull();
    drafts.forget();
    drafts.begin('ada');
    expect(drafts.read('open')).toBeNull();
  });

  it('keep what stood there at the end, whatever is drawn on the way out', () => {
    const drafts = signedIn();
    drafts.hold('send', { recipient: 'bc1q', amount: '0.1' });
    drafts.end();
    drafts.hold('send', { recipient: '' })();
    drafts.begin('ada');
    expect(drafts.read('send')).toEqual({ recipient: 'bc1q', amount: '0.1' });
  });

  it('come back after a reload to the user who typed them, and to no one else', () => {
    const before = signedIn();
    before.hold('note', { text: 'Rent' });
    const captured = before.capture();
    if (captured === null) throw new Error('Nothing was captured.');
    const [own, foreign] = [createDrafts(), createDrafts()];
    own.restore(captured);
    own.begin('ada');
    expect(own.read('note')).toEqual({ text: 'Rent' });
    foreign.restore(captured);
    foreign.begin('grace');
    expect(foreign.read('note')).toBeNull();
  });

  it('outlive a second reload, which comes before the user is known', () => {
    const captured = { owner: 'ada', forms: { note: { text: 'Rent' } } };
    const drafts = createDrafts();
    drafts.restore(captured);
    expect(drafts.capture()).toEqual(captured);
    drafts.forget();
    expect(drafts.capture()).toBeNull();
  });

  it('are not captured once the user signed out', () => {
    const drafts = signedIn();
    drafts.hold('note', { text: 'Rent' });
    drafts.end();
    drafts.forget();
    expect(drafts.capture()).toBeNull();
  });
});
