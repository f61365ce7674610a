import type { RefusalCatalogue } from './write-refusal.ts';

export const portuguese: RefusalCatalogue = {
  // General
  'This did not work': 'Isso não funcionou',
  '{text}': '{text}',
  'Not possible now': 'Não é possível agora',
  'The network cannot be reached at the moment. Try again later.':
    'Não é possível acessar a rede no momento. Tente de novo mais tarde.',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'O Billfold não consegue acessar seus dados no momento. Tente de novo em alguns segundos.',
  'The request cannot be read.': 'Não foi possível ler a requisição.',
  'Unknown error (ID: {id})': 'Erro desconhecido (ID: {id})',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    'Senhas e frases de recuperação só são aceitas nas páginas deste servidor.',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    'Muitas requisições da sua rede ainda estão sendo enviadas. Tente de novo em alguns segundos.',
  'Still in progress': 'Ainda em andamento',
  'The answer is gone': 'A resposta não está mais disponível',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    'A ação foi realizada, mas sua resposta não pode mais ser lida. Consulte o resultado.',
  'The last day is before the first one.': 'O último dia é anterior ao primeiro.',
  'Payments cannot be priced in {currency}.':
    'Não é possível definir preços de pagamentos em {currency}.',
  'This {englishThing} does not exist.': 'Isso não existe ou não existe mais.',
  'Sign in to continue.': 'Entre para continuar.',
  'Check the highlighted fields': 'Verifique os campos destacados',
  'These settings were changed elsewhere. Reload to see them.':
    'Estas configurações foram alteradas em outro lugar. Recarregue a página para vê-las.',
  'This is not an {network} address that can be paid.':
    'Este não é um endereço {network} que possa receber pagamento.',
  'This is not a {network} address that can be paid.':
    'Este não é um endereço {network} que possa receber pagamento.',
  'Too many attempts': 'Muitas tentativas',
  'The body is larger than {count} KB.': 'A requisição é maior que {count} KB.',
  'Invalid {fields}': 'Inválido: {fields}',
  '{field}: {ruleText}': '{field}: {ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    'Muitas tentativas. Tente de novo em {minutes, plural, one {# minuto} other {# minutos}}.',
  // Titles: the words of a code
  'Account not empty': 'A conta não está vazia',
  'Address invalid': 'Endereço inválido',
  'Amount below minimum': 'Valor abaixo do mínimo',
  'Broadcast rejected': 'Recusado pela rede',
  'Business archived': 'Empresa arquivada',
  Busy: 'Ocupado no momento',
  'Chain unavailable': 'Rede indisponível',
  'Contact exists': 'O contato já existe',
  'Email not verified': 'E-mail não verificado',
  'Intent expired': 'Revisão expirada',
  Internal: 'Erro interno',
  'Invalid credentials': 'Dados de acesso incorretos',
  'Invitation expired': 'Convite expirado',
  'Key required': 'Senha necessária',
  'Last owner': 'Único proprietário',
  'Not found': 'Não encontrado',
  'Not replaceable': 'Não é possível substituir',
  'Permission denied': 'Sem permissão',
  'Rate unavailable': 'Cotação indisponível',
  'Refund expired': 'Reembolso expirado',
  'Seed mismatch': 'Frase de recuperação incorreta',
  'Stale version': 'Alterado nesse meio-tempo',
  'Token expired': 'Link expirado',
  'Token invalid': 'Link inválido',
  'Two factor invalid': 'Código de dois fatores incorreto',
  'Two factor required': 'Código de dois fatores necessário',
  Unauthorized: 'Você não entrou',
  Unavailable: 'Indisponível',
  'Validation failed': 'Verifique os dados',
  'Wallet has pending': 'Transação pendente',
  'Wrong encryption key': 'Senha de criptografia incorreta',
  '2fa required for send': 'Código necessário para enviar',
  // Accounts
  'This wallet already has an account with this name':
    'Esta carteira já tem uma conta com este nome',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    'As chaves preparadas acabaram. Digite a senha de criptografia na nuvem para abrir mais contas.',
  'This account holds funds or waits for a transaction. Move its funds first.':
    'Esta conta tem fundos ou aguarda uma transação. Mova os fundos primeiro.',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    'Esta conta tem {count} endereços não usados. Outras carteiras não encontrariam fundos em mais endereços. Use um deles primeiro.',
  'Sending is paused': 'Os envios estão pausados',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    'O saldo desta conta difere do saldo da rede. Tente de novo quando os envios em aberto terminarem.',
  // Affiliates
  'The code can be chosen only once.': 'O código só pode ser escolhido uma vez.',
  'Another business has this code. Choose another one.':
    'Outra empresa tem este código. Escolha outro.',
  'A payout starts at {amount} {currency}.': 'O pagamento mínimo é de {amount} {currency}.',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    'Uma empresa pode ter {count} chaves de API. Revogue uma primeiro.',
  'A business can have {count} saved items. Delete one first.':
    'Uma empresa pode ter {count} itens salvos. Exclua um primeiro.',
  'This key was replaced already. Roll the key that took its place.':
    'Esta chave já foi substituída. Renove a chave que ficou no lugar dela.',
  'Choose at least one scope': 'Escolha pelo menos uma permissão',
  'A secret key has no origins: pages must never have it':
    'Uma chave secreta não tem origens: páginas nunca devem tê-la',
  'A publishable key has no scopes': 'Uma chave publicável não tem permissões',
  'A publishable key is used by any browser, so it has no addresses':
    'Uma chave publicável é usada por qualquer navegador, então não tem endereços',
  'Add at least one origin': 'Adicione pelo menos uma origem',
  '{origin} is not an https origin, such as https://shop.example':
    '{origin} não é uma origem https como https://shop.example',
  'Must be in the future': 'Deve estar no futuro',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    'Um token de acesso pessoal não pode fazer isso. Entre na sua conta.',
  'Email or password is incorrect.': 'E-mail ou senha incorretos.',
  "The demo isn't available on this server.": 'A demonstração não está disponível neste servidor.',
  'Failed to verify email': 'Falha ao verificar o e-mail',
  // Balance chart
  'History is kept in USD alone': 'O histórico é mantido somente em USD',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    'Este convite é para outro endereço de e-mail. Entre com esse endereço.',
  'You can own 50 businesses. Archive one first.':
    'Você pode ter 50 empresas. Arquive uma primeiro.',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    'Você é o único proprietário de {business}. Torne outro membro proprietário ou arquive a empresa.',
  'This person is already a member': 'Esta pessoa já é membro',
  '50 invitations are open. Revoke one first.': 'Há 50 convites abertos. Revogue um primeiro.',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    'Os pagamentos vão para a carteira deste membro. Primeiro, outro proprietário precisa assumi-los com uma carteira.',
  'A business needs an owner. Make another member the owner first.':
    'Uma empresa precisa de um proprietário. Torne outro membro proprietário primeiro.',
  'This business is archived. Its records stay, and nothing in it can change.':
    'Esta empresa está arquivada. Seus registros são mantidos e nada nela pode mudar.',
  'This server is a sandbox. Only test mode works here.':
    'Este servidor é uma sandbox. Aqui só funciona o modo de teste.',
  'Your role in this business does not allow this.': 'Sua função nesta empresa não permite isso.',
  'This business admits members with two-factor authentication only. Turn it on.':
    'Esta empresa só aceita membros com autenticação em dois fatores. Ative-a.',
  'This business asks for a new sign-in. Sign out and sign in again.':
    'Esta empresa pede um novo login. Saia e entre de novo.',
  'Turn on two-factor authentication for yourself first':
    'Ative primeiro a autenticação em dois fatores para você',
  'Must not be below the minimum price': 'Não deve ser menor que o preço mínimo',
  'You are the owner already': 'Você já é o proprietário',
  'This invitation was already accepted.': 'Este convite já foi aceito.',
  'This invitation was withdrawn. Ask for a new one.': 'Este convite foi revogado. Peça um novo.',
  'This invitation has expired. Ask for a new one.': 'Este convite expirou. Peça um novo.',
  // Chains
  '{network} is not available on this server.': '{network} não está disponível neste servidor.',
  // Checkout
  'These bytes are no transaction of this network.':
    'Estes bytes não são uma transação desta rede.',
  'This transaction does not pay this payment.': 'Esta transação não paga este pagamento.',
  'Details are missing': 'Faltam dados',
  'Fill in what the business asks for first.': 'Preencha primeiro o que a empresa pede.',
  'This link has a price.': 'Este link tem um preço.',
  'Type an amount.': 'Digite um valor.',
  'Type {amount} or more.': 'Digite {amount} ou mais.',
  'Type {amount} or less.': 'Digite {amount} ou menos.',
  'This payment was cancelled': 'Este pagamento foi cancelado',
  'Ask the business for a new payment.': 'Peça um novo pagamento à empresa.',
  'This payment is paid': 'Este pagamento está pago',
  'Nothing more is to be paid.': 'Não há mais nada a pagar.',
  'The time to pay has ended': 'O prazo para pagar terminou',
  'Ask for a new price on the checkout page.': 'Peça um novo preço na página de checkout.',
  'Nothing is chosen to pay with': 'Nenhuma forma de pagamento foi escolhida',
  'Choose an asset on the checkout page first.': 'Escolha primeiro um ativo na página de checkout.',
  'This is a test payment': 'Este é um pagamento de teste',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    'Nenhuma carteira pode pagá-lo. Simule-o no painel ou com uma chave de teste.',
  'Type your email.': 'Digite seu e-mail.',
  'The business does not ask for this.': 'A empresa não pede isso.',
  'This payment has an email': 'Este pagamento tem um e-mail',
  'Ask the business to change the email of this payment.':
    'Peça à empresa para alterar o e-mail deste pagamento.',
  '{label} is required.': '{label}: resposta obrigatória.',
  '{label} must be an email.': '{label}: digite um endereço de e-mail.',
  '{label} must be one of the options.': '{label}: escolha uma das opções.',
  '{label} must be true or false.': '{label}: marque a caixa ou deixe-a desmarcada.',
  'It takes no more data.': 'Não aceita mais dados.',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    'Você pode ter 1.000 contatos em todas as suas carteiras. Exclua alguns primeiro.',
  'The first line must be {columns}': 'A primeira linha deve ser {columns}',
  'At most {count} contacts at once': 'No máximo {count} contatos por vez',
  "This isn't a valid contact.": 'Este não é um contato válido.',
  'This address is already in your contacts.': 'Este endereço já está nos seus contatos.',
  // Customers
  'A customer has an email, a name or a company.':
    'Um cliente tem um e-mail, um nome ou uma empresa.',
  'Another customer has this email.': 'Outro cliente tem este e-mail.',
  'There is no customer {id}.': 'Não existe o cliente {id}.',
  'Name another customer to merge.': 'Indique outro cliente para mesclar.',
  'At most {count} customers at once.': 'No máximo {count} clientes por vez.',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    'A primeira linha nomeia as colunas: {columns}. “{column}” não é nenhuma delas.',
  'The first line names each column once: {columns}.':
    'A primeira linha nomeia cada coluna uma vez: {columns}.',
  'A customer with payments stays. Erase the personal data instead.':
    'Um cliente com pagamentos é mantido. Apague os dados pessoais em vez disso.',
  'A customer with invoices stays. Erase the personal data instead.':
    'Um cliente com faturas é mantido. Apague os dados pessoais em vez disso.',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    'Um pagamento deste cliente está aberto. Aguarde o fim dele ou cancele-o.',
  'A refund to this customer is open. Send it, or cancel it.':
    'Um reembolso a este cliente está aberto. Envie-o ou cancele-o.',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    'Uma fatura para este cliente está aberta. Cancele-a, assim como sua programação.',
  'The data of this customer was erased.': 'Os dados deste cliente foram apagados.',
  'A refund to one of these customers is open. Send it, or cancel it.':
    'Um reembolso a um destes clientes está aberto. Envie-o ou cancele-o.',
  'One of these customers was merged or deleted meanwhile.':
    'Um destes clientes foi mesclado ou excluído nesse meio-tempo.',
  'The data of one of these customers was erased. It stays apart.':
    'Os dados de um destes clientes foram apagados. Ele permanece separado.',
  'This row has {count} cells instead of {needed}.':
    'Esta linha tem {count} células em vez de {needed}.',
  'The column {column} is not valid.': 'A coluna {column} é inválida.',
  // Embed sessions
  'The token was made for another page.': 'O token foi criado para outra página.',
  'The token of this page was given no scope for that.':
    'O token desta página não tem permissão para isso.',
  'Wallets of this server hold real money. Use a live key.':
    'As carteiras deste servidor guardam dinheiro real. Use uma chave real.',
  'Add {origin} to a publishable key of the business first':
    'Adicione primeiro {origin} a uma chave publicável da empresa',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.':
    'Este login terminou ou foi iniciado em outro lugar. Tente de novo.',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    'Entre primeiro com sua senha e depois conecte {provider} em Conta → Segurança.',
  'Verify your email first.': 'Verifique seu e-mail primeiro.',
  'Set a password first: this is the only way to sign in.':
    'Defina uma senha primeiro: esta é a única forma de entrar.',
  'This {provider} login is connected to another account, or you have connected another one.':
    'Este login do {provider} está conectado a outra conta, ou você conectou outro.',
  'Verify your email at {provider} first.': 'Verifique primeiro seu e-mail no {provider}.',
  // Families
  'The fee has changed': 'A taxa mudou',
  'The fee or the balance changed after your review. Review the new numbers.':
    'A taxa ou o saldo mudou depois da sua revisão. Revise os novos números.',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    'gasLimit é um número inteiro de {minimum} a {maximum} para uma transferência.',
  'Another transaction of this account went first. Review yours again.':
    'Outra transação desta conta passou na frente. Revise a sua de novo.',
  'Not enough funds': 'Fundos insuficientes',
  'At most {amount} {symbol} can be sent at this fee.':
    'Com esta taxa, é possível enviar no máximo {amount} {symbol}.',
  "You'd leave less than the network minimum. Send the maximum or less.":
    'Sobraria menos que o mínimo da rede. Envie o máximo ou menos.',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    'Sobraria muito pouco para a conta existir. Envie no máximo {amount} {symbol}, ou tudo.',
  'Nodes do not relay a transaction with a fee rate this low.':
    'Os nós não retransmitem uma transação com um nível de taxa tão baixo.',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    'Seriam necessárias entradas demais para uma transação. Envie um valor menor.',
  'Not enough for the network fee': 'Não é suficiente para a taxa de rede',
  'You need about {amount} on this account to pay the network fee.':
    'Você precisa de cerca de {amount} nesta conta para pagar a taxa de rede.',
  'The amount must be at least the minimum required.':
    'O valor deve ser pelo menos o mínimo exigido.',
  'Minimum: {amount}.': 'Mínimo: {amount}.',
  'This fee rate is more than ten times the high one.':
    'Este nível de taxa é mais de dez vezes o nível da prioridade Alta.',
  'The funds of this account changed meanwhile. Review the payment again.':
    'Os fundos desta conta mudaram nesse meio-tempo. Revise o pagamento de novo.',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    'Esta rede tem uma taxa para todos: feeRate é Medium e feeRateValue é null.',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    'feeRateValue é em sat por byte virtual com no máximo 3 casas decimais, somente para Custom.',
  'This network does not know how to replace a transaction.':
    'Esta rede não permite substituir uma transação.',
  'This transaction collects the funds of addresses. You can cancel it.':
    'Esta transação coleta os fundos de vários endereços. Você pode cancelá-la.',
  'This transaction puts a contract on the network. You can cancel it.':
    'Esta transação coloca um contrato na rede. Você pode cancelá-la.',
  'This transaction can no longer be replaced, or could never be.':
    'Esta transação não pode mais ser substituída, ou nunca pôde.',
  'A later payment spends what this one left.': 'Um pagamento posterior gasta o que este deixou.',
  "This transaction can't be sped up": 'Esta transação não pode ser acelerada',
  'This transaction pays enough for the next blocks already.':
    'Esta transação já paga o suficiente para os próximos blocos.',
  'This transaction is in a block already.': 'Esta transação já está em um bloco.',
  'The network no longer knows this transaction.': 'A rede não reconhece mais esta transação.',
  'Another transaction spends this one already. Speed up that one instead.':
    'Outra transação já gasta esses fundos. Acelere essa outra.',
  'What you received is too small to pay the fee.':
    'O valor recebido é pequeno demais para pagar a taxa.',
  'Only incoming transactions can be sped up this way.':
    'Só transações recebidas podem ser aceleradas assim.',
  'Transactions on this network cannot be sped up this way.':
    'Transações nesta rede não podem ser aceleradas assim.',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.':
    '{provider} não confirmou este login. Tente de novo.',
  '{provider} cannot be reached at the moment. Try again later.':
    'Não é possível acessar {provider} no momento. Tente de novo mais tarde.',
  'Signing in with {provider} is not set up here.':
    'O login com {provider} não está configurado aqui.',
  // Link invoices
  'This schedule is over. Create a new one.': 'Esta programação terminou. Crie uma nova.',
  'An invoice has a price, or lines that make it.':
    'Uma fatura tem um preço, ou linhas que o formam.',
  'Reminders count from a due date.': 'Os lembretes contam a partir de uma data de vencimento.',
  'This day is over.': 'Este dia já passou.',
  'The due date is before the invoice is sent.':
    'A data de vencimento é anterior ao envio da fatura.',
  'This customer has no email address.': 'Este cliente não tem endereço de e-mail.',
  'The first day is over.': 'O primeiro dia já passou.',
  'This invoice is cancelled.': 'Esta fatura está cancelada.',
  'This invoice is paid, or is being paid.': 'Esta fatura está paga ou sendo paga.',
  // Live
  'Too many windows wait for changes. Close some of them.':
    'Janelas demais aguardam mudanças. Feche algumas.',
  // Logos
  'Choose another picture': 'Escolha outra imagem',
  'The file is empty. Choose another picture.': 'O arquivo está vazio. Escolha outra imagem.',
  'The file is no PNG, JPEG or WebP picture.': 'O arquivo não é uma imagem PNG, JPEG ou WebP.',
  'The picture cannot be read. Save it again, or choose another one.':
    'Não é possível ler a imagem. Salve-a de novo ou escolha outra.',
  'The picture is animated. Choose one that stands still.':
    'A imagem é animada. Escolha uma estática.',
  'The picture is larger than 512 kB. Choose a smaller one.':
    'A imagem é maior que 512 kB. Escolha uma menor.',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    'A imagem tem mais de 3.000 pixels de largura ou altura. Escolha uma menor.',
  // Passwords
  'Must have at least 10 characters': 'Deve ter pelo menos 10 caracteres',
  'Must not contain your email': 'Não deve conter seu e-mail',
  'This password is too common': 'Esta senha é muito comum',
  // Payment links
  'This link is closed': 'Este link está fechado',
  'The lines do not add up to the price.': 'As linhas não somam o preço.',
  'A link with a price has no limits.': 'Um link com preço não tem limites.',
  'The highest amount is below the lowest.': 'O valor máximo é menor que o mínimo.',
  'Not possible here': 'Não é possível aqui',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    'Este link pertence a uma fatura. Altere ou cancele a fatura.',
  'The business has paused this link. Try again later.':
    'A empresa pausou este link. Tente de novo mais tarde.',
  'This link has been paid as often as it may be.':
    'Este link foi pago tantas vezes quanto possível.',
  'The due date of this link is over. Ask the business for a new one.':
    'A data de vencimento deste link passou. Peça um novo à empresa.',
  'The business has closed this link.': 'A empresa fechou este link.',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    'Peça um novo preço na página de checkout e abra o link de novo.',
  'Ask the business for a new link.': 'Peça um novo link à empresa.',
  'Choose an asset, or do so on the checkout page and open the link again.':
    'Escolha um ativo, ou faça isso na página de checkout e abra o link de novo.',
  'Choose another one, or pay on the checkout page.':
    'Escolha outro, ou pague na página de checkout.',
  'Do not pay. Ask the business for a new link.': 'Não pague. Peça um novo link à empresa.',
  'Fill them in on the checkout page, then open the link again.':
    'Preencha-os na página de checkout e abra o link de novo.',
  'It is for a network or an asset that is not available here.':
    'É para uma rede ou um ativo que não está disponível aqui.',
  'Nothing was signed. Open the link again to see what is asked for now.':
    'Nada foi assinado. Abra o link de novo para ver o que é pedido agora.',
  'Open the https link of a checkout page.': 'Abra o link https de uma página de checkout.',
  'Try again, or pay on its checkout page.': 'Tente de novo ou pague na página de checkout.',
  'The business asks for details': 'A empresa pede dados',
  'This server cannot pay this request': 'Este servidor não pode pagar esta solicitação',
  'This asset cannot be chosen now': 'Este ativo não pode ser escolhido agora',
  'The request has changed': 'A solicitação mudou',
  'This link cannot be opened': 'Não é possível abrir este link',
  'The host has no such payment': 'O site não tem esse pagamento',
  'The host does not answer': 'O site não responde',
  'The host could not be verified': 'Não foi possível verificar o site',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    'Pagamentos demais aguardam este ativo no momento. Tente de novo ou use outro ativo.',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    'Esta empresa foi configurada antes de este servidor ter pagamentos de teste. O proprietário precisa confirmar de novo a carteira de recebimento nas configurações.',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    'Esta empresa recebe apenas em chaves públicas. O proprietário escolhe uma carteira de recebimento para aceitar pagamentos de teste.',
  'Say why the payment is invalid.': 'Diga por que o pagamento é inválido.',
  'Say how the payment was paid.': 'Diga como o pagamento foi pago.',
  'This payment cannot be paid in {asset} on {network}.':
    'Este pagamento não pode ser feito em {asset} na rede {network}.',
  'Another asset': 'Outro ativo',
  'This payment never had a price in this asset, so the transfer cannot count.':
    'Este pagamento nunca teve um preço neste ativo, então a transferência não pode contar.',
  'There is no such customer.': 'Esse cliente não existe.',
  'There are no prices in {currency}.': 'Não há preços em {currency}.',
  'There is no asset {asset}.': 'O ativo {asset} não existe.',
  'Order id in use': 'ID do pedido em uso',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    'Outro pagamento deste pedido foi aberto nesse meio-tempo. Recarregue os pagamentos.',
  'This business is suspended and takes no payments.':
    'Esta empresa está suspensa e não aceita pagamentos.',
  'Choose the assets that the business accepts first.':
    'Escolha primeiro os ativos que a empresa aceita.',
  'This payment cannot be paid in {asset}.': 'Este pagamento não pode ser feito em {asset}.',
  'This price is too low or too high for every asset that can pay it.':
    'Este preço é baixo ou alto demais para todos os ativos possíveis.',
  'There is no price of these assets right now. Try again in a minute.':
    'Não há cotação destes ativos agora. Tente de novo em um minuto.',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    'Use um endereço em {hosts}, ou permita o host nas configurações de desenvolvedor.',
  'Enter more than 0 {symbol}.': 'Digite mais de 0 {symbol}.',
  'Name an asset of the network {network}.': 'Indique um ativo da rede {network}.',
  'What can be replaced has no block yet.':
    'O que pode ser substituído ainda não está em um bloco.',
  'A contract pays coins of Ethereum or BSC alone.':
    'Um contrato só paga criptos da Ethereum ou da BSC.',
  'A period has at most {count} days.': 'Um período tem no máximo {count} dias.',
  'Only an expired payment of which a part came can be asked again.':
    'Só é possível pedir o restante de um pagamento expirado do qual chegou uma parte.',
  'Only a payment for which nothing came can be cancelled.':
    'Só é possível cancelar um pagamento para o qual nada chegou.',
  'Only money that came too late or was too little can be accepted.':
    'Só é possível aceitar dinheiro que chegou tarde ou foi insuficiente.',
  'Only a payment that is not final can be marked as invalid.':
    'Só é possível marcar como inválido um pagamento que não é definitivo.',
  'Only a payment that is open or has ended can be marked as paid.':
    'Só é possível marcar como pago um pagamento aberto ou encerrado.',
  'Its price has arrived. Accept it instead.': 'O preço dele já chegou. Aceite-o em vez disso.',
  'Money of it goes back. Ask for a new payment instead.':
    'Há dinheiro dele sendo devolvido. Peça um novo pagamento em vez disso.',
  'A method can be chosen until money comes.':
    'A forma de pagamento pode ser escolhida até que chegue dinheiro.',
  'Already refunded': 'Já reembolsado',
  'Already decided': 'Já decidido',
  'A refund is open': 'Há um reembolso aberto',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    'O pagamento {id} tem este ID de pedido. Cancele-o ou use outro ID de pedido.',
  'A price in {currency} has at most {count} decimals.':
    'Um preço em {currency} tem no máximo {count} casas decimais.',
  'A price is above zero.': 'Um preço é maior que zero.',
  'A price is at most 1,000,000,000,000,000.': 'Um preço é no máximo 1.000.000.000.000.000.',
  'Only an expired payment for which nothing came gets a new price.':
    'Só um pagamento expirado para o qual nada chegou recebe um novo preço.',
  'Nothing about it needs attention.': 'Nada nele precisa de atenção.',
  'Only test payments are simulated.': 'Somente pagamentos de teste são simulados.',
  'Choose a method first.': 'Escolha primeiro uma forma de pagamento.',
  'This payment is {englishStatus}. {remedyText}':
    'O status deste pagamento não permite isso. {remedyText}',
  'This transfer was refunded. Reload the list.':
    'Esta transferência foi reembolsada. Recarregue a lista.',
  'Another member has already decided about this transfer. Reload the list.':
    'Outro membro já decidiu sobre esta transferência. Recarregue a lista.',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    'Há um reembolso aberto desta transferência. Cancele-o primeiro ou aguarde a confirmação.',
  // Payments accounts
  'List each asset only once': 'Liste cada ativo apenas uma vez',
  'There is no asset {asset}': 'O ativo {asset} não existe',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    'Apenas contas na Ethereum e na BNB Smart Chain são numeradas pelo endereço.',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    'Apenas contas em Bitcoin e Litecoin permitem escolher o tipo de endereço.',
  '{asset} is no longer offered': '{asset} não é mais oferecido',
  'You stay an owner with your own wallet': 'Você continua proprietário com sua própria carteira',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    'Os pagamentos só chegam a uma chave pública de outra carteira em Bitcoin e Litecoin.',
  'The first address is another one. Compare the addresses with your wallet again.':
    'O primeiro endereço é outro. Compare de novo os endereços com sua carteira.',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    'Esta chave já recebe em outro lugar. Exporte uma conta que seja só para esta loja.',
  'Try again in a moment.': 'Tente de novo em instantes.',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    'Confirme primeiro a frase de recuperação desta carteira: a empresa receberá nela.',
  'This business is paid into another wallet already.': 'Esta empresa já recebe em outra carteira.',
  'Payments go to another wallet by now. Load the team again.':
    'Os pagamentos agora vão para outra carteira. Recarregue a equipe.',
  'Choose the wallet that the business is paid into first.':
    'Escolha primeiro a carteira em que a empresa recebe.',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    'Escolha primeiro uma chave pública da sua própria carteira. Sem ela, os pagamentos não chegariam a lugar nenhum.',
  '{asset} takes the address mode {modesText}': '{asset} aceita o modo de endereço {modesText}',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    'Esta é uma chave privada ou uma frase de recuperação, e não foi armazenada. Mova seus fundos se mais alguém puder tê-la visto e cole a chave pública.',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    'Cole a chave pública estendida ou o descritor de saída que sua carteira exporta.',
  'A character of this key is wrong or missing. Export it again.':
    'Um caractere desta chave está errado ou falta. Exporte-a de novo.',
  'This key belongs to another network. Export the one of this network.':
    'Esta chave é de outra rede. Exporte a desta rede.',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    'Este descritor não tem soma de verificação. Exporte-o com os oito caracteres após #.',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    'A soma de verificação deste descritor não confere. Exporte o descritor de novo.',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    'Endereços após um passo reforçado precisam da chave privada. Exporte a chave da conta.',
  'Keys of several signers are not supported. Export an account with one key.':
    'Chaves de vários signatários não são aceitas. Exporte uma conta com uma só chave.',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    'Só são aceitos descritores dos formatos pkh, sh(wpkh), wpkh e tr com uma só chave.',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    'Um descritor deve terminar sua chave com /0/* ou /<0;1>/*.',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    'Esta não é a chave de uma conta. Exporte a conta, não a carteira nem um ramo.',
  'The path in brackets does not belong to this key or this kind of address.':
    'O caminho entre colchetes não corresponde a esta chave ou a este tipo de endereço.',
  'This key is of another kind of address than the chosen one.':
    'Esta chave é de um tipo de endereço diferente do escolhido.',
  '{oneText} or {otherText}': '{oneText} ou {otherText}',
  // Payouts
  'Check the lines': 'Verifique as linhas',
  'A quotation mark in this file is not closed.': 'Há aspas não fechadas neste arquivo.',
  'This file has no lines to pay.': 'Este arquivo não tem linhas a pagar.',
  'Too many lines': 'Linhas demais',
  'This file has {count} lines. One payout on this network has at most {most}.':
    'Este arquivo tem {count} linhas. Um repasse nesta rede tem no máximo {most}.',
  'This address belongs to your business.': 'Este endereço pertence à sua empresa.',
  'A reference has at most {count} characters.': 'Uma referência tem no máximo {count} caracteres.',
  'This line repeats line {line}. Accept duplicates to pay both.':
    'Esta linha repete a linha {line}. Aceite duplicatas para pagar ambas.',
  'Write the amount in digits with a point, such as 12.50.':
    'Escreva o valor em algarismos com ponto, como 12.50.',
  '{symbol} has at most {count} decimals.': '{symbol} tem no máximo {count} casas decimais.',
  'An amount is above zero.': 'Um valor é maior que zero.',
  'An amount is at least {amount} {symbol}.': 'Um valor é de pelo menos {amount} {symbol}.',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, one {# linha não pode ser paga} other {# linhas não podem ser pagas}}. Linha {line}: {problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    'Envie primeiro {amountsText} para sua conta de recebimento. Nada foi enviado.',
  'Send {amountsText} to {address} first. Nothing was sent.':
    'Envie primeiro {amountsText} para {address}. Nada foi enviado.',
  'This line has {count} cells instead of {needed}.':
    'Esta linha tem {count} células em vez de {needed}.',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    'A primeira linha nomeia as colunas, separadas por vírgulas: address, amount e, se quiser, memo e reference.',
  'The settlement wallet changed.': 'A carteira de recebimento mudou.',
  '{oneText} and {otherText}': '{oneText} e {otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now':
    'Deve estar no futuro, no máximo a um ano de hoje',
  'There are {count} tokens already. Revoke one first.':
    'Já há {count} tokens. Revogue um primeiro.',
  // Rates
  'Prices are unavailable right now. Try again later.':
    'Os preços estão indisponíveis agora. Tente de novo mais tarde.',
  // Receipts
  'No email known': 'Nenhum e-mail conhecido',
  'There is no email address for this payment. Print the receipt instead.':
    'Não há endereço de e-mail para este pagamento. Imprima o recibo.',
  'Only the receipt of a confirmed payment is sent.':
    'Só é enviado o recibo de um pagamento confirmado.',
  // Refunds
  'No refund link was emailed. Ask the shop for it.':
    'Nenhum link de reembolso foi enviado por e-mail. Peça o link à loja.',
  'Send it from your own wallet': 'Envie da sua própria carteira',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    'Este dinheiro está na sua própria carteira, cujas chaves não estão aqui. Envie dela {amount} para {address} e depois registre a transação com a API.',
  'Less than its fee': 'Menos que a taxa',
  'The network fee that the customer pays is higher than the refund.':
    'A taxa de rede que o cliente paga é maior que o reembolso.',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    'Não há preço de {symbol} agora. Pague você a taxa de rede ou tente de novo mais tarde.',
  'Your refund needs no code, because the shop does not know your email address.':
    'Seu reembolso não precisa de código, porque a loja não conhece seu e-mail.',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    'Este código está errado ou expirou. Digite o mais recente ou peça que enviemos um novo.',
  'Collect the funds first': 'Colete os fundos primeiro',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    'Nenhuma conta da empresa tem sozinha {symbol} suficiente para este reembolso e sua taxa. Colete primeiro os fundos dos endereços de pagamento.',
  'This test payment was simulated. No money came that could go back.':
    'Este pagamento de teste foi simulado. Não chegou dinheiro que pudesse voltar.',
  'Nothing to refund': 'Nada a reembolsar',
  'More than came': 'Mais do que chegou',
  'At most {amount} {symbol} can go back.': 'No máximo {amount} {symbol} podem voltar.',
  'Not overpaid': 'Sem valor excedente',
  'This payment received no {symbol} above its price.':
    'Este pagamento não recebeu {symbol} acima do preço.',
  'This payment has another refund. Name the amount instead.':
    'Este pagamento já tem outro reembolso. Informe o valor em vez disso.',
  'A refund cannot be priced in {currency}.': 'Um reembolso não pode ter preço em {currency}.',
  'A refund is above zero.': 'Um reembolso é maior que zero.',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    'Não há preço de {symbol} em {currency} agora. Indique a quantidade de criptos.',
  'A fee has at most 4 decimals.': 'Uma taxa tem no máximo 4 casas decimais.',
  'A fee is below 100 %.': 'Uma taxa é menor que 100%.',
  'The settlement wallet has this money. Sign the refund instead.':
    'A carteira de recebimento tem este dinheiro. Assine o reembolso.',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    'Esta empresa usou a chave com uma carteira de recebimento anterior, e seus reembolsos pertencem a ela. Exporte outra conta.',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    'Uma transação só é preparada para chaves SegWit nativas. Envie o reembolso da sua carteira e registre-o.',
  'Too few coins': 'Moedas insuficientes',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    'Os endereços que receberam pagamentos têm agora muito pouco para este reembolso e sua taxa. Envie-o da sua carteira e registre-o.',
  'Prepare the transaction of this refund first.': 'Prepare primeiro a transação deste reembolso.',
  'This is no partially signed transaction. Export it from your wallet again.':
    'Isto não é uma transação parcialmente assinada. Exporte-a de novo da sua carteira.',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    'Esta não é a transação que foi preparada. Nada foi enviado.',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    'Falta uma assinatura. Assine a transação com a carteira desta chave.',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    'Uma assinatura não é válida. Assine de novo a transação preparada. Nada foi enviado.',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    'Uma reorganização desfez o que a transação preparada gasta. Tente de novo mais tarde.',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    'Sua carteira gastou as moedas da transação preparada. Se ela enviou este reembolso, registre aquela transação.',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    'Uma transação preparada para a sua carteira ainda pode pagar este reembolso. Envie essa, ou gaste antes as moedas dela na sua carteira.',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    'Uma transação preparada para um reembolso anterior ainda pode ser confirmada. Prepare também este reembolso: ele gasta as mesmas moedas, de modo que só um dos dois é pago.',
  'The network does not know this transaction.': 'A rede não conhece esta transação.',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    'Esta transação tem {depth} de {final} confirmações. Registre-a de novo mais tarde.',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    'Esta transação não envia {amount} {symbol} para {address} depois da criação do reembolso.',
  'Another refund to this address was recorded with this transaction.':
    'Outro reembolso a este endereço já foi registrado com esta transação.',
  'This address cannot be paid on {network}.':
    'Este endereço não pode receber pagamento na rede {network}.',
  'This address receives payments to the business. Use one of the customer.':
    'Este endereço recebe pagamentos da empresa. Use um do cliente.',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    'Não podemos enviar para este endereço na rede {network}. Copie de novo seu endereço da sua carteira ou exchange.',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    'Este endereço é da loja. Digite o endereço da sua própria carteira ou exchange.',
  'There are no comments on {network}. Leave the comment empty.':
    'Não há comentários na rede {network}. Deixe o comentário vazio.',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    'Este comentário não pode ser enviado na rede {network}. Copie de novo ou encurte-o.',
  'Only a refund that is not signed can be cancelled.':
    'Só é possível cancelar um reembolso não assinado.',
  'This refund is {englishStatus}. {remedyText}':
    'O status deste reembolso não permite isso. {remedyText}',
  'It went back with the refund of another transfer.':
    'Ela voltou com o reembolso de outra transferência.',
  'What came can go back once it is confirmed, cancelled or expired.':
    'O que chegou pode ser devolvido quando o pagamento for confirmado, cancelado ou expirar.',
  'A refund is possible once the money is confirmed.':
    'O reembolso será possível quando o dinheiro estiver confirmado.',
  'It counts for a payment. Refund that payment instead.':
    'Ela conta para um pagamento. Reembolse esse pagamento.',
  'It is ignored. Reopen it first.': 'Ela está ignorada. Reabra-a primeiro.',
  'Choose what goes back: {assetsText}.': 'Escolha o que volta: {assetsText}.',
  'No {englishAsset} came that could go back.': 'Não chegou nada disso que pudesse voltar.',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    'A loja retirou este reembolso. Pergunte à loja se você ainda o espera.',
  'This link has expired. Ask the shop for a new one.': 'Este link expirou. Peça um novo à loja.',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    'Este reembolso já tem um endereço. Não é o seu? Avise a loja antes que ela envie o reembolso.',
  'Only a refund with an address that is not on its way can be signed.':
    'Só é possível assinar um reembolso com endereço que não esteja a caminho.',
  // Reports
  'Settlements are not priced in a currency.': 'As coletas não têm moeda de preço.',
  'A report has at most {count} days.': 'Um relatório tem no máximo {count} dias.',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    'Um preço é maior que zero, menor que um trilhão e tem no máximo 18 casas decimais.',
  'The sandbox is mining. Wait a moment.': 'A sandbox está minerando. Aguarde um momento.',
  'Payments on {network} have no comment.': 'Pagamentos na rede {network} não têm comentário.',
  'Payments on {network} have no reference.': 'Pagamentos na rede {network} não têm referência.',
  'The reference is not an address of {network}.': 'A referência não é um endereço {network}.',
  'The faucet of this network pays {network} and its tokens only.':
    'O faucet desta rede só paga {network} e seus tokens.',
  'Nothing was replaced. The network says: {reason}':
    'Nada foi substituído. A rede informa: {reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    'As entradas desta transação não cobrem essa taxa. Ofereça menos.',
  'A fee rate of {network} has at most {count} decimals.':
    'Um nível de taxa de {network} tem no máximo {count} casas decimais.',
  'The faucet does not have that much. Request less.': 'O faucet não tem tanto. Peça menos.',
  'The network passes on {amount} {symbol} or more.':
    'A rede retransmite {amount} {symbol} ou mais.',
  'The ledger does not have this many blocks above its first one.':
    'O livro-razão não tem tantos blocos acima do primeiro.',
  'The faucet has no coins left.': 'O faucet não tem mais criptos.',
  'This transaction is in a block. Undo the block first.':
    'Esta transação está em um bloco. Desfaça o bloco primeiro.',
  'The faucet did not send this transaction: its key is not here.':
    'O faucet não enviou esta transação: a chave não está aqui.',
  'On {network} nothing takes the place of what waits.':
    'Na rede {network}, nada substitui o que está aguardando.',
  'This is not {englishName} address that can be paid this much.':
    'Este endereço não pode receber tanto.',
  'On {network} nobody can imitate an address here.':
    'Na rede {network}, nenhum endereço pode ser imitado aqui.',
  'The network says: {reason}. Try again.': 'A rede informa: {reason}. Tente de novo.',
  '{network} has fixed fees, which do not rise.': '{network} tem taxas fixas, que não sobem.',
  // Sends
  'There is no such token on {network}.': 'Esse token não existe na rede {network}.',
  'This server cannot send tokens on {network}.':
    'Este servidor não pode enviar tokens na rede {network}.',
  'Enter the code from your authenticator app to send.':
    'Digite o código do seu app autenticador para enviar.',
  'This network has no gas': 'Esta rede não tem gas',
  'This looks like the same payment again': 'Parece o mesmo pagamento outra vez',
  'The network fee went up. Review the new fee.': 'A taxa de rede subiu. Revise a nova taxa.',
  'The fee is high': 'A taxa está alta',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    'A taxa é {fee}, e {usual} seria o normal. Aceite a taxa para enviar.',
  'Your review has expired. Review the transaction again.':
    'Sua revisão expirou. Revise a transação de novo.',
  'This review was already used. Review the next transaction separately.':
    'Esta revisão já foi usada. Revise a próxima transação separadamente.',
  'This differs from what you reviewed. Nothing was signed.':
    'Isso difere do que você revisou. Nada foi assinado.',
  'This review no longer exists. Review the transaction again.':
    'Esta revisão não existe mais. Revise a transação de novo.',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    'A transação está ilegível, é inválida para a rede ou não foi assinada com as chaves desta conta. Nada foi enviado.',
  'The network refused the transaction': 'A rede recusou a transação',
  '{network} has no memos.': '{network} não tem memos.',
  'The memo is not valid text.': 'O memo não é um texto válido.',
  'A memo on {network} has at most {count} bytes.':
    'Um memo na rede {network} tem no máximo {count} bytes.',
  'This asset has at most {count} decimals.': 'Este ativo tem no máximo {count} casas decimais.',
  'This is not an amount.': 'Este não é um valor.',
  'Nothing was sent. The network says: no reason given':
    'Nada foi enviado. A rede não informou o motivo.',
  'Nothing was sent. The network says: {reason}': 'Nada foi enviado. A rede informa: {reason}',
  // Step up
  'The password is incorrect.': 'A senha está incorreta.',
  'Confirm that it is you': 'Confirme que é você',
  'Enter your password.': 'Digite sua senha.',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    'Entre de novo para continuar. É preciso ter entrado nos últimos 15 minutos.',
  'Enter a two-factor code.': 'Digite um código de dois fatores.',
  // Sweeps
  'Nothing to collect': 'Nada a coletar',
  'No payment address has {symbol} that is worth its fee and free to move.':
    'Nenhum endereço de pagamento tem {symbol} que valha a taxa e possa ser movido.',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    'Pagamentos na rede {network} chegam à própria conta de recebimento. Envie {symbol} dela.',
  'Not enough for the fees': 'Não é suficiente para as taxas',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    'Envie primeiro {amount} {symbol} para {address}. Isso paga as taxas de rede.',
  'Another sweep moves these funds, or the settlement wallet changed.':
    'Outra coleta move estes fundos, ou a carteira de recebimento mudou.',
  'A sweep moves the funds of this address. Try again when it is done.':
    'Uma coleta está movendo os fundos deste endereço. Tente de novo quando ela terminar.',
  'Daily limit reached': 'Limite diário atingido',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    'Você pode enviar {limit} USD em 24 horas. Restam {left} USD agora.',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    'O preço não é conhecido agora, e uma regra deste servidor precisa dele. Tente novamente mais tarde.',
  'New recipient': 'Novo destinatário',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    'Só é possível enviar mais de {amount} USD a contatos que você tem há {hours} h. Salve primeiro este endereço como contato.',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    'Você pode enviar mais de {amount} USD a este contato a partir de {time} UTC.',
  'These addresses cannot be collected together now.':
    'Não é possível coletar estes endereços juntos agora.',
  // Transfers out
  'The plan has expired': 'O plano expirou',
  'Fees may have changed. Make a new plan.': 'As taxas podem ter mudado. Faça um novo plano.',
  'The plan is outdated': 'O plano está desatualizado',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    'As taxas são {fees}, e {usual} seria o normal. Aceite a taxa para continuar.',
  'Not your wallet': 'Não é sua carteira',
  'Only the owner of the settlement wallet can sign.':
    'Somente o proprietário da carteira de recebimento pode assinar.',
  'Another call sends this part. Look at its result.':
    'Outra chamada envia esta parte. Consulte o resultado.',
  'Earlier sends wait for a block. Sign the rest after it.':
    'Envios anteriores aguardam um bloco. Assine o restante depois.',
  'The server signs one transaction for many addresses.':
    'O servidor assina uma única transação para muitos endereços.',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    'As taxas para estes endereços estão a caminho. Assine o restante quando chegarem.',
  '{causeText} Make a new plan.': '{causeText} Faça um novo plano.',
  'Nothing is left to sign.': 'Não resta nada a assinar.',
  'It sends nothing any more.': 'Nada mais é enviado.',
  'This {englishThing} is {englishStatus}. {remedyText}': 'O status não permite isso. {remedyText}',
  // Two factor
  'Two-factor sign-in is off.': 'A autenticação em dois fatores está desativada.',
  "That code isn't right.": 'Esse código não está certo.',
  'Begin with a new secret.': 'Comece com uma nova chave.',
  '2FA code is required to login': 'É necessário um código de dois fatores para entrar',
  'Two-factor sign-in is on already. Turn it off first.':
    'A autenticação em dois fatores já está ativada. Desative-a primeiro.',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    'Exclua suas carteiras primeiro. Confira se você tem as frases de recuperação delas.',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    'Os pagamentos para {business} vão para chaves públicas que você escolheu. Antes, outro proprietário os assume com uma carteira ou arquiva a empresa.',
  // Users
  'An account with this email already exists.': 'Já existe uma conta com este e-mail.',
  'This link is not valid or was already used. Request a new one.':
    'Este link é inválido ou já foi usado. Solicite um novo.',
  'This link has expired. Request a new one.': 'Este link expirou. Solicite um novo.',
  'An event is given twice': 'Um evento aparece duas vezes',
  'Emails about your password and two-factor sign-in are always on.':
    'Os e-mails sobre sua senha e a autenticação em dois fatores estão sempre ativados.',
  'Not a time zone': 'Não é um fuso horário',
  'Not a language': 'Não é um idioma',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'O Billfold não pode assinar no momento. Tente de novo em alguns segundos.',
  'The cloud encryption password is incorrect.': 'A senha de criptografia na nuvem está incorreta.',
  'This phrase belongs to a different wallet.': 'Esta frase pertence a outra carteira.',
  'Too many requests at once. Try again in a few seconds.':
    'Requisições demais ao mesmo tempo. Tente de novo em alguns segundos.',
  'The amount is not the one that was reviewed. Nothing was signed.':
    'O valor não é o que foi revisado. Nada foi assinado.',
  'The asset is not the one that was reviewed. Nothing was signed.':
    'O ativo não é o que foi revisado. Nada foi assinado.',
  'The fee is not the one that was reviewed. Nothing was signed.':
    'A taxa não é a que foi revisada. Nada foi assinado.',
  'The memo is not the one that was reviewed. Nothing was signed.':
    'O memo não é o que foi revisado. Nada foi assinado.',
  'The network is not the one that was reviewed. Nothing was signed.':
    'A rede não é a que foi revisada. Nada foi assinado.',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    'O destinatário não é o que foi revisado. Nada foi assinado.',
  // Wallets
  'Password is too weak': 'A senha é fraca demais',
  'Must differ from your sign-in password': 'Deve ser diferente da sua senha de login',
  'Verify your email address before you create a wallet.':
    'Verifique seu endereço de e-mail antes de criar uma carteira.',
  'Choose an account that is in use and can hold the asset':
    'Escolha uma conta em uso que possa ter o ativo',
  'This is not the name of the wallet': 'Este não é o nome da carteira',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    'Uma transação desta carteira ainda está pendente. Exclua a carteira quando ela for confirmada.',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    'Esta carteira foi selada de outra forma. Carregue-a de novo ou desbloqueie-a uma vez com a senha.',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    'Esta prova não pertence a uma avaliação dos últimos 15 minutos.',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    'Você já tem {count} carteiras. As que você excluiu contam por 30 dias.',
  'Turn on two-factor sign-in first.': 'Ative primeiro a autenticação em dois fatores.',
  'You already have a wallet with this name': 'Você já tem uma carteira com este nome',
  'Enter either the password or the seed phrase, not both.':
    'Digite a senha ou a frase de recuperação, não ambas.',
  'Enter the password or the seed phrase.': 'Digite a senha ou a frase de recuperação.',
  'List each account only once': 'Liste cada conta apenas uma vez',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    'Esta carteira recebe os pagamentos de {businesses}. Arquive primeiro a empresa nas configurações dela e depois exclua a carteira.',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    'Esta carteira recebe os pagamentos de {businesses}. Arquive primeiro as empresas nas configurações delas e depois exclua a carteira.',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    'Clientes de {businesses} ainda podem pagar para esta carteira. Você pode excluí-la 30 dias depois do fim do último desses pagamentos.',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    'Uma frase de recuperação tem 12, 15, 18, 21 ou 24 palavras. Esta tem {count}.',
  'Not in the word list: word {positions}.': 'Não está na lista de palavras: palavra {positions}.',
  'Not in the word list: words {positions}.':
    'Não estão na lista de palavras: palavras {positions}.',
  'Every word is valid, but the phrase is not. Check the order.':
    'Todas as palavras são válidas, mas a frase não. Verifique a ordem.',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    'Uma empresa pode ter {count} webhooks em cada modo. Exclua um primeiro.',
  'This webhook is turned off. Turn it on first.':
    'Este webhook está desativado. Ative-o primeiro.',
  'The period has more than {count} events. Choose a shorter one.':
    'O período tem mais de {count} eventos. Escolha um mais curto.',
  'The body of this event is no longer kept. Load its payment instead.':
    'O conteúdo deste evento não é mais mantido. Carregue o pagamento dele.',
  'This is not a URL.': 'Isto não é uma URL.',
  'Use an https address.': 'Use um endereço https.',
  'Leave the user name and password out.': 'Deixe de fora o nome de usuário e a senha.',
  'Leave the part after # out.': 'Deixe de fora a parte após #.',
  'Use a host name instead of an IP address.': 'Use um nome de host em vez de um endereço IP.',
  'This host name leads to a private network.': 'Este nome de host leva a uma rede privada.',
  'Use port 443, 8443 or one from 1024 on.': 'Use a porta 443, 8443 ou uma a partir de 1024.',
  'The host name does not resolve.': 'O nome de host não pode ser resolvido.',
  'The host resolves to {address}, which is not a public address.':
    'O host leva a {address}, que não é um endereço público.',
  // Rules of fields
  'is not valid': 'Valor inválido.',
  'is required': 'Campo obrigatório.',
  'is not a known field': 'Este campo não é conhecido.',
  'must not be empty': 'Não deve ficar vazio.',
  'must be text': 'Deve ser um texto.',
  'must be a number': 'Deve ser um número.',
  'must be a whole number': 'Deve ser um número inteiro.',
  'must be a whole number from 1 to {maximum}': 'Deve ser um número inteiro de 1 a {maximum}.',
  'must be true or false': 'Deve ser verdadeiro ou falso.',
  'must be one of {values}': 'Deve ser um destes valores: {values}.',
  'must be at least {minimum}': 'Deve ser no mínimo {minimum}.',
  'must be at most {maximum}': 'Deve ser no máximo {maximum}.',
  'must have at least {minimum} characters': 'Deve ter pelo menos {minimum} caracteres.',
  'must have at most {maximum} characters': 'Deve ter no máximo {maximum} caracteres.',
  'must have at most 1 character': 'Deve ter no máximo 1 caractere.',
  'must have at least 1 item': 'Deve ter pelo menos 1 item.',
  'must have at least {minimum} items': 'Deve ter pelo menos {minimum} itens.',
  'must have at most 1 item': 'Deve ter no máximo 1 item.',
  'must have at most {maximum} items': 'Deve ter no máximo {maximum} itens.',
  'must be an email address, such as ada@example.com':
    'Deve ser um endereço de e-mail, como ada@example.com.',
  'must be a URL': 'Deve ser uma URL.',
  'must be a time such as 22:00': 'Deve ser um horário, como 22:00.',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    'Deve ser uma data como 2026-11-21, ou um horário como 2026-11-21T08:00:00Z ou 2026-11-21T10:00:00+02:00.',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    'Deve ser um horário como 2026-11-21T08:00:00Z, ou null se nunca expirar.',
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    'Deve ser uma data com horário, como 2026-11-21T08:00:00Z.',
  'must be a date, such as 2026-11-21': 'Deve ser uma data, como 2026-11-21.',
  'must be a time zone such as Europe/Berlin': 'Deve ser um fuso horário, como Europe/Berlin.',
  'must be a country code of ISO 3166-1, such as DE':
    'Deve ser um código de país ISO 3166-1, como DE.',
  'must be a currency code of ISO 4217, such as USD':
    'Deve ser um código de moeda ISO 4217, como USD.',
  'must be a language tag of BCP 47, such as en or pt-BR':
    'Deve ser uma etiqueta de idioma BCP 47, como en ou pt-BR.',
  'must be a VAT number such as DE123456789': 'Deve ser um número de IVA (VAT), como DE123456789.',
  'must be an exact decimal in plain digits, such as 0.015':
    'Deve ser um decimal exato em algarismos, como 0.015.',
  'must be US dollars with two decimals at most, such as 12.50':
    'Deve ser um valor em dólares com no máximo duas casas decimais, como 12.50.',
  'must be a whole number of gas': 'Deve ser uma quantidade inteira de gas.',
  'must be an address such as https://shop.example/terms':
    'Deve ser um endereço como https://shop.example/terms.',
  'must be an origin without a path, such as https://shop.example':
    'Deve ser uma origem sem caminho, como https://shop.example.',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    'Deve ser um endereço IP ou uma rede, como 203.0.113.7 ou 2001:db8::/32.',
  'must not contain a semicolon': 'Não deve conter ponto e vírgula.',
  'must not contain a null character or half of a surrogate pair':
    'Não deve conter um caractere nulo nem metade de um par substituto.',
  'must be the hash of a transaction': 'Deve ser o hash de uma transação.',
};
