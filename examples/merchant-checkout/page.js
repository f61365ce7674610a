// Says what the checkout says, and shows the order once it is paid. Both are hints: the webhook decides.
const said = document.getElementById('said');

document.addEventListener('billfold-payment', ({ detail }) => {
  const texts = {
    CONFIRMING: 'Your payment arrived. It is being confirmed.',
    CONFIRMED: 'Thank you. Your payment is confirmed.',
    COMPLETED: 'Thank you. Your payment is confirmed.',
  };
  if (said) said.textContent = texts[detail.status] ?? '';
});

document.addEventListener('billfold-error', ({ detail }) => {
  console.warn(detail.error.message);
  if (said) said.textContent = 'The checkout cannot be shown here. Open it by the link above.';
});

// The page of an order that waits: it looks again until the webhook has come.
if (document.querySelector('script[data-wait]')) setTimeout(() => location.reload(), 2_000);
