// What the page itself makes of the widget's events.
const said = document.getElementById('said');
document.addEventListener('billfold-address', ({ detail }) => {
  said.textContent = `Showing ${detail.address.addressValue}`;
});
document.addEventListener('billfold-sent', ({ detail }) => {
  said.textContent = `Sent ${detail.transaction.hash}`;
});
document.addEventListener('billfold-close', () => {
  said.textContent = 'Closed';
});
document.addEventListener('billfold-error', ({ detail }) => {
  said.textContent = `Something failed: ${detail.error.code ?? detail.error}`;
});
