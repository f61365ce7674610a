// Table of assets by hand: no framework, no parts.
export const bareTablePage = `<!doctype html><title>Bare</title>
<style>body { font: 14px system-ui } table { width: 100%; border-collapse: collapse } td { height: 44px; border-top: 1px solid #ddd; white-space: nowrap }</style>
<table><tbody></tbody></table>
<script type="module">
const answer = await (await fetch('/bare.json')).json();
document.querySelector('tbody').innerHTML = answer.assets
  .map(({ symbol, price, change24hPercent, share, balance, fiat }) =>
    '<tr>' + [symbol, '$' + price, change24hPercent + ' %', '', share + ' %', balance + ' ' + symbol, '$' + fiat]
      .map((cell) => '<td>' + cell + '</td>').join('') + '</tr>')
  .join('');
</script>`;
